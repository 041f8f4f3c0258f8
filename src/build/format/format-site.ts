import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { withoutByteOrderMark } from '../../base/text/without-byte-order-mark.ts';
import { addAll } from '../../base/values/add-all.ts';
import { isObject } from '../../base/values/is-object.ts';
import { findConfigFile } from '../../read/site/find-config-file.ts';
import { isInside } from '../../read/site/is-inside.ts';
import { scanFolder } from '../../read/site/scan-folder.ts';
import { formatPage } from './format-page.ts';
import { formatSettings } from './format-settings.ts';

export interface FormattedFile {
  /** Relative to the site folder. */
  file: string;
  before: string;
  after: string;
}

/**
 * How the pages, snippets and settings of a site would be written: every file that changes. Nothing is written.
 * @throws DocsError for a folder without settings
 */
export function formatSite(folder: string): FormattedFile[] {
  const settings = findConfigFile(folder);
  const files = scanFolder(folder).filter(({ path, ignored }) => !ignored && /\.mdx?$/.test(path));
  const pages = files.map(({ path }) => ({ file: path, format: formatPage }));
  const configs = listSettings(folder, settings).map((file) => ({ file, format: formatSettings }));
  return [...configs, ...pages].flatMap(({ file, format }) => {
    const before = decode(join(folder, file));
    const after = before === null ? null : tryFormat(before, format);
    return before === null || after === null || after === before ? [] : [{ file, before, after }];
  });
}

/** What is no JSON has its fault told by every other command. */
function tryFormat(text: string, format: (text: string) => string): string | null {
  try {
    return format(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Text in UTF-8; `null` for anything else, which stays as it is. */
function decode(path: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return null;
  }
}

/** The settings, and the files that they refer to. */
function listSettings(folder: string, first: string): string[] {
  const found = new Set<string>();
  const pending = [first];
  while (pending.length > 0) {
    const file = pending.pop()!;
    if (found.has(file) || !isInside(folder, join(folder, file))) continue;
    const text = decode(join(folder, file));
    if (text === null) continue;
    found.add(file);
    addAll(
      pending,
      listReferences(text).map((reference) => posix.join(dirname(file), reference)),
    );
  }
  return [...found];
}

function listReferences(text: string): string[] {
  const found: string[] = [];
  tryFormat(text, () => {
    JSON.parse(withoutByteOrderMark(text), (_, value: unknown) => {
      const reference = isObject(value) ? value['$ref'] : undefined;
      if (typeof reference === 'string' && reference.endsWith('.json')) found.push(reference);
      return value;
    });
    return '';
  });
  return found;
}
