import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';

/** A piece of an HTML text, in order. */
export type HtmlToken =
  | { kind: 'open'; name: string; attributes: Map<string, string>; isClosed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const tokens = /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const voids = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Reads HTML as a page of the output holds it. Scripts and styles are one text each. */
export function* readHtml(html: string): Generator<HtmlToken> {
  let end = 0;
  tokens.lastIndex = 0;
  for (;;) {
    const match = tokens.exec(html);
    const text = html.slice(end, match?.index);
    if (text !== '') yield { kind: 'text', text: decodeEntities(text) };
    if (!match) return;
    end = tokens.lastIndex;
    const name = match[2]?.toLowerCase();
    if (!name) continue;
    if (match[1]) yield { kind: 'close', name };
    else
      yield {
        kind: 'open',
        name,
        attributes: readAttributes(match[3] ?? ''),
        isClosed: voids.has(name) || match[3]!.endsWith('/'),
      };
    if (match[1] || (name !== 'script' && name !== 'style')) continue;
    const close = html.indexOf(`</${name}`, end);
    end = close < 0 ? html.length : close;
    tokens.lastIndex = end;
  }
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute))
    found.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  return found;
}

const named = new Map<string, string>();

/** The parser knows the whole list of names. */
function namedCharacter(reference: string): string {
  const known = named.get(reference);
  if (known !== undefined) return known;
  const { children } = markdownToMdast(reference) as Root;
  const [text] = children[0]?.type === 'paragraph' ? children[0].children : [];
  const character = text?.type === 'text' ? text.value : reference;
  named.set(reference, character);
  return character;
}

/** Character references as text. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return namedCharacter(whole);
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
