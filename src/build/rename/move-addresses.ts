import { posix } from 'node:path';
import { addressProps } from '../../base/components/spoken-props.ts';
import { decodeText } from '../../base/paths/decode-text.ts';
import { hasScheme } from '../../base/paths/has-scheme.ts';
import { readSourceSet } from '../../base/paths/read-source-set.ts';
import { writtenPath } from '../../base/paths/written-path.ts';
import { blankCodeButValues } from '../../base/text/place-in-text.ts';
import { mapImports } from './map-imports.ts';

export interface AddressMove {
  from: string;
  to: string;
  /** Whether there is a page or a file at a path of the site: only then is `other` one that counts from the page. */
  isThere?: (path: string) => boolean;
  /** The file that an import in a file leads to; `null` for none. */
  findImport?: (specifier: string, from: string) => string | null;
}

/** Of any element, but for the file of a snippet, which counts from the folder of these. */
const names = [...new Set([...addressProps('Own'), ...addressProps('a')])].filter((name) => name !== 'file').join('|');

/** What stands before an address that may count from the page, and the address: links, definitions, attributes. */
const forms = [
  /(\]\([ \t]*<)([^<>\n]+)(?=>)/g,
  /(\]\([ \t]*)([^\s)"'`<>{]+)/g,
  /(^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*<)([^<>\n]+)(?=>)/gm,
  /(^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*)([^\s<>]+)/gm,
  new RegExp(String.raw`(\b(?:${names})\s*=\s*\{?(["']))([^\n{}]*?)(?=\2)`, 'g'),
  // Icons are names, and a page can have the same one.
  /(\bicon\s*=\s*\{?(["']))(\.[^\n{}]*?)(?=\2)/g,
];

/** The text of a page that lies elsewhere now, with its relative addresses as they are from there. Code stays. */
export function moveAddresses(text: string, move: AddressMove): string {
  const prose = blankCodeButValues(text);
  const found = forms.flatMap((form) =>
    Array.from(prose.matchAll(form), (match) => {
      const start = match.index + match[1]!.length;
      return { start, end: start + match.at(-1)!.length, isSet: /\bsrcset\s*=/i.test(match[1]!) };
    }),
  );
  let moved = '';
  let last = 0;
  for (const { start, end, isSet } of found.toSorted((a, b) => a.start - b.start)) {
    const address = text.slice(start, end);
    moved += text.slice(last, start) + (isSet ? moveSet(address, move) : moveAddress(address, move));
    last = end;
  }
  return mapImports(moved + text.slice(last), (specifier) => moveImport(specifier, move));
}

function moveSet(set: string, move: AddressMove): string {
  let moved = '';
  let rest = set;
  for (const { address } of readSourceSet(set)) {
    const at = rest.indexOf(address);
    moved += rest.slice(0, at) + moveAddress(address, move);
    rest = rest.slice(at + address.length);
  }
  return moved + rest;
}

function moveAddress(address: string, { from, to, isThere = () => false }: AddressMove): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (path === '' || path.startsWith('/')) return address;
  const place = posix.join(posix.dirname(from), path);
  if (!isDotted(path) && (hasScheme(path) || !isThere(decodeText(place)))) return address;
  return writtenPath(relativePath(place, to)) + rest;
}

/** One that is found from the folder of the site is found from anywhere. */
function moveImport(specifier: string, { from, to, findImport = () => null }: AddressMove): string {
  const file = findImport(specifier, from);
  if (file === null ? !isDotted(specifier) : findImport(specifier, to) === file) return specifier;
  if (file === null || isDotted(specifier)) return relativePath(posix.join(posix.dirname(from), specifier), to);
  return `/${file}`;
}

function isDotted(path: string): boolean {
  return /^\.{1,2}\//.test(path);
}

/** What leads from a file to a place. */
export function relativePath(place: string, from: string): string {
  const path = posix.relative(posix.dirname(from), place) + (place.endsWith('/') ? '/' : '');
  return path.startsWith('.') ? path : `./${path}`;
}
