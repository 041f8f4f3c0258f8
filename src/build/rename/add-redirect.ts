import { DocsError } from '../../base/errors/docs-error.ts';
import { type JsonPosition, nodeUnder, problemAt, stringOf } from '../../read/config/tree/json-node.ts';
import { parseJson } from '../../read/config/tree/parse-json.ts';
import type { ReadFile } from '../../read/config/tree/read-json-tree.ts';
import { resolveReferencePath } from '../../read/config/tree/reference-path.ts';
import { offsetOf } from '../../read/markdown/repairs/offset-of.ts';

/** Where a redirect has been added: the settings, or the file that they take their redirects from. */
export interface ChangedFile {
  name: string;
  text: string;
}

/**
 * Puts a redirect before the others, in the layout of the file. `read`: the text of a file by its name.
 * @throws DocsError where the settings have redirects in a form that cannot be read
 */
export function addRedirect(
  read: ReadFile,
  { settings, from, to }: { settings: string; from: string; to: string },
): ChangedFile {
  const text = read(settings) ?? '';
  const entry = `{ "source": ${JSON.stringify(from)}, "destination": ${JSON.stringify(to)} }`;
  const list = nodeUnder(parseJson({ text, file: settings, at: '' }).root ?? undefined, 'redirects');
  const reference = stringOf(list && nodeUnder(list, '$ref'));
  const elsewhere = reference === null ? null : resolveReferencePath(reference, settings);
  if (typeof elsewhere === 'string') {
    const other = read(elsewhere);
    const root = other === null ? null : parseJson({ text: other, file: elsewhere, at: 'redirects' }).root;
    if (other !== null && root?.kind === 'array') return { name: elsewhere, text: insertInto(other, root, entry) };
  }
  if (list?.kind === 'array') return { name: settings, text: insertInto(text, list, entry) };
  if (list !== undefined) throw new DocsError([problemAt(list, unreadable)]);
  const end = text.lastIndexOf('}');
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const before = text.slice(0, end).trimEnd();
  const comma = /[{,]$/.test(before) ? '' : ',';
  return {
    name: settings,
    text: `${before}${comma}\n${indent}"redirects": [\n${indent.repeat(2)}${entry}\n${indent}]\n${text.slice(end)}`,
  };
}

const unreadable = {
  severity: 'error',
  code: 'no-redirects',
  message: 'A redirect cannot be added because `redirects` is not a list',
  hint: 'Fix what docwright validate reports about it first',
} as const;

/** Puts an entry at the beginning of a list. */
function insertInto(text: string, { line, column }: JsonPosition, entry: string): string {
  const at = text.indexOf('[', offsetOf(text, line, column)) + 1;
  const rest = text.slice(at);
  const space = /^\s*/.exec(rest)![0];
  const isEmpty = rest.slice(space.length).startsWith(']');
  return (
    text.slice(0, at) +
    (isEmpty ? entry + space : `${space}${entry},${space === '' ? ' ' : space}`) +
    rest.slice(space.length)
  );
}
