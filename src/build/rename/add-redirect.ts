import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a redirect has been added: the settings, or the file that they take their redirects from. */
export interface ChangedFile {
  name: string;
  text: string;
}

/** Puts a redirect before the others, in the layout of the file. */
export function addRedirect(
  folder: string,
  { settings, from, to }: { settings: string; from: string; to: string },
): ChangedFile {
  const text = readFileSync(join(folder, settings), 'utf8');
  const entry = `{ "source": ${JSON.stringify(from)}, "destination": ${JSON.stringify(to)} }`;
  const elsewhere = /"redirects"\s*:\s*\{\s*"\$ref"\s*:\s*"([^"]+)"/.exec(text)?.[1];
  if (elsewhere !== undefined) {
    const name = elsewhere.replace(/^(?:\.?\/)+/, '');
    const list = readFileSync(join(folder, name), 'utf8');
    return { name, text: insertAfter(list, list.indexOf('[') + 1, entry) };
  }
  const list = /"redirects"\s*:\s*\[/.exec(text);
  if (list) return { name: settings, text: insertAfter(text, list.index + list[0].length, entry) };
  const end = text.lastIndexOf('}');
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const before = text.slice(0, end).trimEnd();
  const comma = before.endsWith('{') ? '' : ',';
  return {
    name: settings,
    text: `${before}${comma}\n${indent}"redirects": [\n${indent.repeat(2)}${entry}\n${indent}]\n${text.slice(end)}`,
  };
}

/** `at`: behind the bracket that opens the list. */
function insertAfter(text: string, at: number, entry: string): string {
  const rest = text.slice(at);
  const space = /^\s*/.exec(rest)![0];
  const isEmpty = rest.slice(space.length).startsWith(']');
  return (
    text.slice(0, at) +
    (isEmpty ? entry + space : `${space}${entry},${space === '' ? ' ' : ''}${rest.startsWith(space) ? space : ''}`) +
    rest.slice(space.length)
  );
}
