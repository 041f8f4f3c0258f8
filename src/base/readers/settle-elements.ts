import { isVoidElement } from '../components/html-elements.ts';
import { parseCondition } from './reader-condition.ts';
import { createReaderMarks, markStart } from './reader-marks.ts';

/**
 * Replaces the marks that stand for a whole element: the nearest list item, card or group of a listing around the mark,
 * else the link that holds it, gets marks around itself. A mark without such an element is taken out; its text has
 * marks of its own.
 */
export function settleElements(html: string, secret: string): string {
  const prefix = `${markStart}${secret}^`;
  if (!html.includes(prefix)) return html;
  const insertions = new Map<number, string[]>();
  const marks = createReaderMarks(secret);
  for (const { element, condition } of findElements(html, prefix).values()) {
    const [open, close] = marks.around(parseCondition(condition));
    insert(insertions, element.start, open);
    insert(insertions, element.end, close);
  }
  return apply(html, insertions).replaceAll(new RegExp(`${prefix.replace(/[\^]/g, '\\^')}[^\\uFDD1]*\\uFDD1`, 'g'), '');
}

interface OpenElement {
  name: string;
  start: number;
  isPart: boolean;
  /** Conditions of the marks that belong to it. */
  conditions: Set<string>;
}

interface MarkedElement {
  element: { start: number; end: number };
  condition: string;
}

const rawElements = new Set(['script', 'style', 'textarea', 'title']);

/** Walks over the tags of a document; elements that are never closed end with those around them. */
function findElements(html: string, prefix: string): Map<string, MarkedElement> {
  const found = new Map<string, MarkedElement>();
  const open: OpenElement[] = [];
  const close = (from: number, end: number): void => {
    for (const { start, conditions } of open.splice(from))
      for (const condition of conditions) found.set(`${start} ${condition}`, { element: { start, end }, condition });
  };
  const tags = new RegExp(
    `<!--[\\s\\S]*?-->|<(/?)([a-zA-Z][^\\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|${prefix.replace('^', '\\^')}([^\\uFDD1]*)\\uFDD1`,
    'g',
  );
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [whole, slash, tag, attributes = '', mark] = match;
    if (mark !== undefined) assign(open, mark);
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) close(at, match.index + whole.length);
      continue;
    }
    const element = { name, start: match.index, isPart: isPart(name, attributes), conditions: new Set<string>() };
    open.push(element);
    for (const [, condition = ''] of attributes.matchAll(
      new RegExp(`${prefix.replace('^', '\\^')}([^\\uFDD1]*)\\uFDD1`, 'g'),
    ))
      assign(open, condition);
    if (isVoidElement(name) || attributes.endsWith('/')) close(open.length - 1, match.index + whole.length);
    else if (rawElements.has(name)) tags.lastIndex = endOfRaw(html, name, tags.lastIndex);
  }
  close(0, html.length);
  return found;
}

function isPart(name: string, attributes: string): boolean {
  return name === 'li' || /\bclass="(?:[^"]* )?(?:card|directory-group)(?: [^"]*)?"/.test(attributes);
}

function assign(open: OpenElement[], condition: string): void {
  const element = open.findLast(({ isPart }) => isPart) ?? open.findLast(({ name }) => name === 'a');
  element?.conditions.add(condition);
}

function endOfRaw(html: string, name: string, from: number): number {
  const ending = new RegExp(`</${name}`, 'gi');
  ending.lastIndex = from;
  return ending.exec(html)?.index ?? html.length;
}

function insert(insertions: Map<number, string[]>, at: number, text: string): void {
  const known = insertions.get(at);
  if (known) known.push(text);
  else insertions.set(at, [text]);
}

function apply(html: string, insertions: Map<number, string[]>): string {
  let result = '';
  let from = 0;
  for (const at of [...insertions.keys()].sort((a, b) => a - b)) {
    result += html.slice(from, at) + insertions.get(at)!.join('');
    from = at;
  }
  return result + html.slice(from);
}
