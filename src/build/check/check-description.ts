import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isOfDescription } from '../../base/errors/description-problem.ts';
import { DocsError } from '../../base/errors/docs-error.ts';
import { uniqueProblems } from '../../base/errors/unique-problems.ts';
import { posixPath } from '../../base/paths/posix-path.ts';
import type { CheckResult } from '../../model/check.ts';
import type { Problem } from '../../model/problem.ts';
import { isInside } from '../../read/site/is-inside.ts';
import { kindOfDescription } from '../../read/site/kind-of-description.ts';
import { loadSite } from '../../read/site/load-site.ts';
import { readTextFile } from '../../read/site/read-text-file.ts';
import { validateDescriptions, validationScript } from '../validate/validate-descriptions.ts';

/**
 * Holds one API description against its specification, and tells what keeps it from being shown, as `checkSite` does
 * for those of a site.
 * @param source the address of a description, or the path of its file; what the file refers to may lie anywhere below
 *   `from`, or beside the file where that is elsewhere
 * @param from absolute path of a folder
 * @throws DocsError when there is no such description
 */
export async function checkDescription(source: string, from: string): Promise<CheckResult> {
  if (!/^https?:/.test(source)) return checkIn(placeOf(resolve(from, source), from));
  const folder = mkdtempSync(join(tmpdir(), 'docwright-check-'));
  try {
    return await checkIn({ folder, id: source, kind: /asyncapi/i.test(source) ? 'asyncapi' : 'openapi' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Place {
  folder: string;
  /** As the settings of a site in the folder would name it. */
  id: string;
  kind: 'openapi' | 'asyncapi';
}

function placeOf(file: string, from: string): Place {
  if (!existsSync(file))
    throw new DocsError([
      { severity: 'error', kind: 'settings', code: 'api-missing', message: `There is no API description ${file}` },
    ]);
  const folder = isInside(from, file) ? from : dirname(file);
  const id = folder === from ? posixPath(relative(from, file)) : basename(file);
  return { folder, id, kind: kindOfDescription(readTextFile(file)) ?? 'openapi' };
}

async function checkIn({ folder, id, kind }: Place): Promise<CheckResult> {
  const navigation = { groups: [{ group: 'API', [kind]: id }] };
  const settings = { name: 'API', theme: 'mint', colors: { primary: '#0d9373' }, navigation };
  const own = { settings: JSON.stringify(settings), base: '', origin: null, service: null };
  const site = await loadSite(folder, own);
  const apis = site.apis.filter((api) => api.id === id);
  const known = site.problems.flatMap((problem) => (isOfDescription(problem, id) ? [problem] : unread(problem, id)));
  const found = await validateDescriptions(
    { apis, problems: known },
    { folder, script: validationScript, isUntrusted: false },
  );
  const pages = site.pages.filter((page) => 'document' in page && page.document === id);
  return { pages: pages.length, problems: uniqueProblems([...known, ...found]) };
}

/** A description that cannot be read is told of where the settings name it, which nobody has written here. */
function unread({ kind, severity, code, message }: Problem, file: string): Problem[] {
  return kind === 'settings' ? [{ kind, severity, code, message, file }] : [];
}
