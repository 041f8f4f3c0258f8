import { findComponent } from '../../../base/components/find-component.ts';
import type { QuotedForm } from '../../../model/component.ts';
import { type MarkupToken, readMarkup } from './read-markup.ts';

/** An open component: how far its content is indented in the source, and in what is written. */
interface Frame {
  name: string;
  strip: number | null;
  indent: string;
  /** Written when it ends. */
  tail: string;
  /** Its content is not for readers. */
  isHidden: boolean;
}

/** Components are not nested further by people. */
const deepest = 30;

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`', kbd: '`' };
const hiddenElements: ReadonlySet<string> = new Set(['svg', 'style', 'script', 'iframe', 'video']);

/** What a tag becomes: by the manifest of its component; a user's own component holds blocks. */
function formOf(name: string): { quoted: QuotedForm | 'element'; isInline: boolean } {
  const manifest = findComponent(name);
  if (manifest) return { quoted: manifest.quoted, isInline: manifest.display === 'inline' };
  if (name === 'summary') return { quoted: 'title', isInline: false };
  if (hiddenElements.has(name)) return { quoted: 'omitted', isInline: false };
  return { quoted: /^[A-Z]/.test(name) ? 'content' : 'element', isInline: false };
}

/**
 * Writes MDX as Markdown alone, for quotations: steps become a numbered list, fields a list, titles of tabs and
 * accordions headings of the sixth level; cards that lead to other pages, pictures and comments are left out.
 */
export function renderPlainMarkdown(markdown: string): string {
  const writer = createWriter();
  const withoutModules = markdown.replace(
    /^(?:import\s[^\n]*\sfrom\s|import\s*['"]|export\s(?:const|default|function)\b)[^\n]*$/gm,
    '',
  );
  for (const token of readMarkup(withoutModules)) writer.take(token);
  return writer.end();
}

interface Writer {
  take: (token: MarkupToken) => void;
  end: () => string;
}

function createWriter(): Writer {
  const frames: Frame[] = [];
  const lines: string[] = [];
  let line = '';
  const isHidden = (): boolean => frames.some((frame) => frame.isHidden);
  const write = (text: string): void => void lines.push(text);
  const flush = (): void => {
    if (line.trim() !== '') write(indentLine(line, frames));
    else if (line === '' || lines.at(-1) !== '') write('');
    line = '';
  };
  const startBlock = (): void => {
    if (line.trim() !== '') flush();
    line = '';
  };
  const open = ({ name, attributes, closes }: Extract<MarkupToken, { kind: 'open' }>): void => {
    const mark = inlineMark(name, attributes);
    if (mark) line += isHidden() ? '' : mark.head;
    const block = mark ? null : blockHead(name, attributes);
    if (block) {
      startBlock();
      if (!isHidden()) for (const head of block.head) write(head && indentLine(head, frames));
    }
    if (!closes && frames.length < deepest)
      frames.push({
        name,
        strip: formOf(name).isInline || mark ? 0 : null,
        indent: block?.indent ?? '',
        tail: mark?.tail ?? '',
        isHidden: formOf(name).quoted === 'omitted' || block?.isHidden === true,
      });
  };
  const close = (name: string): void => {
    const place = frames.findLastIndex((frame) => frame.name === name);
    if (place < 0) return;
    const isBlock = frames[place]!.tail === '' && /^[A-Z]/.test(name) && !formOf(name).isInline;
    if (isBlock && line.trim() !== '') flush();
    if (!isHidden()) line += frames[place]!.tail;
    frames.length = place;
  };
  const take = (token: MarkupToken): void => {
    if (token.kind === 'open') open(token);
    else if (token.kind === 'close') close(token.name);
    else if (isHidden()) return;
    else if (token.kind === 'text') line += token.text;
    else if (token.kind === 'newline') flush();
    else write(indentLine(token.line, frames));
  };
  const end = (): string => {
    flush();
    return lines.join('\n');
  };
  return { take, end };
}

/** In place of the indentation that components gave a line, what lists need. */
function indentLine(line: string, frames: Frame[]): string {
  const width = line.length - line.trimStart().length;
  const top = frames.at(-1);
  if (top && top.strip === null) top.strip = width;
  return frames.map(({ indent }) => indent).join('') + line.slice(Math.min(width, top?.strip ?? 0));
}

function inlineMark(name: string, attributes: string): { head: string; tail: string } | null {
  if (name === 'br') return { head: ' ', tail: '' };
  const mark = marks[name];
  if (mark !== undefined) return { head: mark, tail: mark };
  const href = name === 'a' ? readAttribute(attributes, 'href') : '';
  return href === '' || /[\s<>()]/.test(href) ? null : { head: '[', tail: `](${href})` };
}

interface BlockHead {
  head: string[];
  indent: string;
  isHidden?: boolean;
}

/** What stands for the opening of a component; `null` for one that only arranges. */
function blockHead(name: string, attributes: string): BlockHead | null {
  const title = readAttribute(attributes, 'title') || readAttribute(attributes, 'label');
  const { quoted, isInline } = formOf(name);
  if (quoted === 'step') return { head: [`1. ${title === '' ? '' : `**${title}**`}`, ''], indent: '   ' };
  if (quoted === 'field') return fieldHead(attributes);
  if (quoted === 'link') return { head: [], indent: '', isHidden: leadsElsewhere(attributes) };
  if (quoted === 'title' && title !== '') return { head: ['', `###### ${title}`, ''], indent: '' };
  return quoted !== 'element' && /^[A-Z]/.test(name) && !isInline ? { head: [], indent: '' } : null;
}

/** By either spelling of a card's address. */
function leadsElsewhere(attributes: string): boolean {
  return ['href', 'link'].some((key) => readAttribute(attributes, key) !== '');
}

function fieldHead(attributes: string): BlockHead {
  const field =
    ['name', 'path', 'query', 'body', 'header', 'cookie']
      .map((key) => readAttribute(attributes, key))
      .find((value) => value !== '') ?? '';
  const type = readAttribute(attributes, 'type');
  return { head: field === '' ? [] : [`- \`${field}\`${type && ` (${type})`}:`], indent: field === '' ? '' : '  ' };
}

function readAttribute(attributes: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}=(?:\\{\\s*)?(?:"([^"]*)"|'([^']*)'|\`([^\`$]*)\`)`).exec(attributes);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').replace(/\s+/g, ' ').trim();
}
