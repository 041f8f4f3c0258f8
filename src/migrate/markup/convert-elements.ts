import { mapOutsideFences, maskCode } from '../../base/text/map-prose.ts';
import { attribute } from './attribute.ts';

export type Attributes = Record<string, string | true>;

/** What a component of another generator becomes. */
export interface ElementRule {
  /** The name of ours; `null` where only what it wraps stays. */
  to: string | null | ((attributes: Attributes, isAlone: boolean) => string | null);
  /** Our attributes for theirs; those that are left out are lost. Without it, all stay. */
  attributes?: (attributes: Attributes) => Attributes;
  /** The attribute of theirs whose text ours has as content, or that text. */
  content?: string | ((attributes: Attributes) => string | true | undefined);
  /** What stands in the place of a tag without a name of ours; `null` where the element stays as it is. */
  left?: (attributes: Attributes, isAlone: boolean) => string | null;
}

const names = String.raw`[A-Z][\w.]*`;
const values = String.raw`"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const tag = new RegExp(
  String.raw`<(\/?)(${names})((?:\s+(?:[\w:-]+(?:=(?:${values}))?|\{\.\.\.[^{}]*\}))*)\s*(\/?)>`,
  'g',
);
const attributePattern = new RegExp(String.raw`([\w:-]+)(?:=(${values}))?`, 'g');

/** Renames components outside of code, with their attributes. `rules` go by the names in the text. */
export function convertElements(text: string, rules: Readonly<Record<string, ElementRule>>): string {
  const open: { from: string; to: string | null }[] = [];
  const convert = (whole: string, [, slash = '', name = '', , end = '']: RegExpMatchArray, written: string): string => {
    const rule = Object.hasOwn(rules, name) ? rules[name]! : null;
    if (!rule) return whole;
    if (slash) return closing(open, name) ?? (rule.to === null ? '' : whole);
    const given = readAttributes(written);
    const to = typeof rule.to === 'function' ? rule.to(given, end !== '') : rule.to;
    const left = to === null && rule.left ? rule.left(given, end !== '') : '';
    if (!end) open.push({ from: name, to: left === null ? name : to });
    if (left === null) return whole;
    if (to === null) return left;
    const kept = rule.attributes ? writeAttributes(rule.attributes(given)) : written.trimEnd();
    const said = contentOf(typeof rule.content === 'function' ? rule.content(given) : given[rule.content ?? '']);
    if (said === '') return `<${to}${kept}${end ? ' /' : ''}>`;
    return end ? `<${to}${kept}>${said}</${to}>` : `<${to}${kept}>\n${said}\n\n`;
  };
  return mapOutsideFences(text, (prose) => {
    // Code can stand in an attribute, and a tag in code.
    const found = [...maskCode(prose).matchAll(tag)];
    const ends = [0, ...found.map(({ 0: whole, index }) => index + whole.length)];
    const parts = found.map((match, at) => {
      const { 0: whole, 1: slash = '', 2: name = '', 3: given = '', index } = match;
      const start = index + 1 + slash.length + name.length;
      const original = prose.slice(index, index + whole.length);
      return prose.slice(ends[at], index) + convert(original, match, prose.slice(start, start + given.length));
    });
    return parts.join('') + prose.slice(ends.at(-1));
  });
}

/** The text of an attribute, escaped; an expression would need what only its program knows. */
export function contentOf(value: string | true | undefined): string {
  return typeof value !== 'string' || value.startsWith('{') ? '' : value.replace(/[<{]/g, '\\$&');
}

/** `null` for a tag that closes none that was understood. */
function closing(open: { from: string; to: string | null }[], name: string): string | null {
  const at = open.findLastIndex(({ from }) => from === name);
  if (at < 0) return null;
  const to = open.splice(at, 1)[0]?.to ?? null;
  return to === null ? '' : `</${to}>`;
}

/** Texts without their quotes; expressions with their braces. */
function readAttributes(written: string): Attributes {
  return Object.fromEntries(
    [...written.matchAll(attributePattern)].map(([, name, value]) => [name!, value === undefined ? true : bare(value)]),
  );
}

function bare(value: string): string {
  if (!value.startsWith('{')) return value.slice(1, -1);
  const literal = /^\{\s*(["'`])((?:(?!\1)[^\\$])*)\1\s*\}$/s.exec(value);
  return literal ? literal[2]! : value;
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === true) return ` ${name}`;
      return /^\{[\s\S]*\}$/.test(value) ? ` ${name}=${value}` : attribute(name, value);
    })
    .join('');
}

/** Those attributes of `given` that have a value, under our names. */
export function renamed(given: Attributes, ours: Readonly<Record<string, string>>): Attributes {
  return Object.fromEntries(
    Object.entries(ours).flatMap(([from, to]) => (given[from] === undefined ? [] : [[to, given[from]]])),
  );
}
