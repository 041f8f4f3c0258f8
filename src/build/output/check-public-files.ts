import { existsSync, readFileSync } from 'node:fs';
import { DocsError } from '../../base/errors/docs-error.ts';
import { beginningOf } from '../../base/text/beginning-of.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { listFiles } from '../../read/site/list-files.ts';
import { buildSections } from '../sections/build-sections.ts';
import type { FolderWriter } from './folder-writer.ts';
import {
  findTexts,
  type RestrictedText,
  type RestrictedTexts,
  readingsOf,
  withoutTargets,
} from './restricted-texts.ts';

/** What everybody may read: what was written, and what stands in the last output as it is to be. */
export type PublicFiles = Pick<FolderWriter, 'folder' | 'files' | 'locate'>;

/**
 * Looks for restricted texts where everybody may read. `site`: what the output was made from, since the search index
 * keeps words in a form of its own.
 * @throws DocsError that names page and file
 */
export function checkPublicFiles(texts: RestrictedTexts, { folder, files, locate }: PublicFiles, site: Site): void {
  if (texts.size === 0) return;
  const own = new Set(site.assets.map(({ path }) => path));
  const problems = buildSections(site).flatMap((section) =>
    findTexts(JSON.stringify(section), texts).map((text) => leakProblem(text, 'the search index')),
  );
  for (const path of new Set([...files.keys(), ...(existsSync(folder) ? listFiles(folder) : [])]))
    if (isText(path) && !own.has(path))
      for (const text of findTexts(readPlain(locate(path)), texts)) problems.push(leakProblem(text, path));
  if (problems.length > 0) throw new DocsError(problems);
}

function isText(path: string): boolean {
  return /\.(html|md|txt|xml|json|m?js|css)$/.test(path);
}

/** Without what a format writes between words. */
function readPlain(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.html')) return readingsOf(text).join('\n');
  return withoutTargets(unescapeHtml(text).replace(/\\[nrt"]/g, ' '));
}

function leakProblem({ page, text }: RestrictedText, place: string): Problem {
  return {
    severity: 'error',
    code: 'restricted-text',
    message: `A restricted text of ${page.route} appears in ${place}: "${beginningOf(text)}"`,
    file: page.source?.file,
    hint: 'Nothing was written. Look for the text in a public file, such as a style sheet or docs.json; if it is in none, this is a bug in Docwright',
  };
}
