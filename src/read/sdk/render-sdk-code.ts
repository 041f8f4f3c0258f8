import { decodeText } from '../../base/paths/decode-text.ts';
import { escapeLabel } from '../../base/text/escape-title.ts';
import type { SdkCode } from '../../model/api/sdk.ts';

/** Route of what a key names, with the part of its page; `null` for what has no page. */
export type RouteOf = (key: string) => string | null;

/** A value of an attribute of MDX, in which nothing of the value means anything. */
export function renderAttribute(name: string, value: string): string {
  return `${name}="${encode(value)}"`;
}

/** Code as the value of the attribute `type`; names lead to their pages. */
export function renderType(code: SdkCode, routeOf: RouteOf): string {
  const linked = withRoutes(code, routeOf);
  const text = linked.map((part) => part.text).join('');
  if (text === '') return '';
  if (linked.every(({ route }) => route === null)) return renderAttribute('type', text);
  const parts = linked.map((part) =>
    part.route === null ? encode(part.text) : `<a href="${encodeURI(part.route)}">${encode(part.text)}</a>`,
  );
  return `type={<>${parts.join('')}</>}`;
}

/** Code in a text; it leads to what it names. */
export function renderSdkCode(code: SdkCode, routeOf: RouteOf): string {
  const linked = withRoutes(code, routeOf);
  const routes = linked.flatMap(({ route }) => route ?? []);
  if (routes.length < 2)
    return renderLinked({ text: linked.map(({ text }) => text).join(''), route: routes[0] ?? null });
  return linked.map(renderLinked).join('');
}

/**
 * Markdown of an artefact with its links to symbols as links to pages. What has no page is text, and so is what lies
 * beside sources that are not there.
 */
export function resolveSymbolLinks(markdown: string, routeOf: RouteOf): string {
  if (!markdown.includes('](')) return markdown;
  const hasHeadings = /^#{1,6}\s/m.test(markdown);
  return markdown.replace(linkOrCode, (whole, mark: string, label: string, target: string) => {
    if (label === undefined) return whole;
    if (!target.startsWith('sdk:'))
      return leadsAnywhere.test(target) || (hasHeadings && target.startsWith('#')) ? whole : label;
    const route = routeOf(decodeText(target.slice(4)));
    return route === null ? label : `${mark}[${label}](${encodeURI(route)})`;
  });
}

/** A label is read in one way alone and has an end: strangers write texts that would be read in thousands. */
const linkOrCode = new RegExp(
  [
    /^(?:`{3,}|~{3,})[\s\S]*?^(?:`{3,}|~{3,})/,
    /(?<!`)`+[^`]+`+/,
    /(!?)\[((?:`[^`]*`|`(?![^`]*`)|\\.|[^[\]\\`]){0,1000})\]\(((?:\([^()\s]*\)|[^()\s])+)(?:\s+"[^"]*")?\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);
const leadsAnywhere = /^(?:<?https?:|mailto:|\/|#(?:constructor|(?:method|property|value)-))/i;

/** A link to a symbol, for `resolveSymbolLinks`. */
export function writeLink(label: string, key: string): string {
  const shown = /^`[^`]+`$/.test(label) ? label : escapeLabel(label);
  return `[${shown}](sdk:${encodeURIComponent(key.toWellFormed()).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`;
}

function withRoutes(code: SdkCode, routeOf: RouteOf): { text: string; route: string | null }[] {
  return code.map((part) =>
    typeof part === 'string' ? { text: part, route: null } : { text: part.text, route: routeOf(part.to) },
  );
}

function renderLinked({ text, route }: { text: string; route: string | null }): string {
  if (text.trim() === '') return text;
  const shown = renderInlineCode(text);
  return route === null ? shown : `[${shown}](${encodeURI(route)})`;
}

export function renderInlineCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.includes('`') ? `<code>${encode(line)}</code>` : `\`${line}\``;
}

/** Text of MDX, on one line, in which nothing of it means anything. */
export function encode(text: string): string {
  return text.replace(/[^\p{L}\p{N} _,.|()?=;/-]/gu, (sign) => (/\s/.test(sign) ? ' ' : `&#${sign.codePointAt(0)};`));
}
