import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildDocumentPages } from '../../../../src/read/openapi/build-document-pages.ts';
import type { ParseDescriptionOptions } from '../../../../src/read/openapi/parse-description.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { createCompleter } from '../site/create-completer.ts';

const folder = join(import.meta.dirname, '../../../fixtures/openapi');

export function readFixture(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

export async function parseFixture(
  name: string,
  options: Partial<ParseDescriptionOptions> = {},
): Promise<{ document: ApiDocument; problems: Problem[] }> {
  const { document, problems } = await parseOpenApi({ id: name, text: readFixture(name), ...options });
  if (!document) throw new Error(`${name} gave no document: ${problems.map(({ message }) => message).join(', ')}`);
  return { document, problems };
}

/** All pages of a description as one text to read and compare. */
export function describePages(document: ApiDocument): string {
  const complete = createCompleter([document]);
  const groups = buildDocumentPages({ document, directory: null, resolveFrontMatter });
  const pages = groups.flatMap(({ label, parents, pages: members }) =>
    members.map((member) => {
      const page = complete(member);
      const head = [
        `@ ${[...parents, label].join(' > ')}`,
        page.route,
        page.kind,
        'playground' in page ? page.playground : '',
        page.lead || page.description,
      ]
        .filter(Boolean)
        .join(' | ');
      return `${head}\n# ${page.title}\n\n${page.markdown}`;
    }),
  );
  return `${pages.join('\n\n')}\n`;
}

/** Problems as the lines of a report. */
export function describeProblems(problems: readonly Problem[]): string[] {
  return problems.map(
    ({ severity, code, message, file, line, key }) =>
      `${severity} ${code} ${file}:${line ?? '?'} ${message} (${key ?? ''})`,
  );
}
