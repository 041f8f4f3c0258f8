import { calloutFor } from '../../base/components/callout-for.ts';
import { countBreaks, createBreakCounter } from '../../base/text/map-prose.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { MarkupContext } from '../../model/migration.ts';
import { attribute } from './attribute.ts';
import { fenceTitle } from './fence-title.ts';
import { unescapeMarks } from './unescape-marks.ts';

type Data = Record<string, unknown>;

const block = /\[block:([\w-]+)\][ \t]*\n((?:(?!^\[block:)[\s\S])*?)\n?[ \t]*\[\/block\]/gm;

/** Blocks of older texts of ReadMe: `[block:callout]`, an object in JSON, `[/block]`. */
export function convertMagicBlocks(text: string, context: MarkupContext): string {
  const breaksBefore = createBreakCounter(text);
  return text.replace(block, (whole: string, name: string, json: string, offset: number) => {
    const data = readData(json);
    const written = data === null ? null : writeBlock(name, data);
    if (written !== null) return `\n${written}\n`;
    const line = context.line + breaksBefore(offset);
    context.lose({ file: context.file, line, message: `[block:${name}]` });
    return '\n'.repeat(countBreaks(whole));
  });
}

function readData(json: string): Data | null {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** `null` for a block that nothing of ours is like. */
function writeBlock(name: string, data: Data): string | null {
  switch (name) {
    case 'callout':
      return writeCallout(data);
    case 'code':
      return writeCode(data);
    case 'image':
      return listOf(data['images']).map(writeImage).join('\n\n');
    case 'api-header':
      return `## ${textOf(data['title'])}`;
    case 'parameters':
      return writeTable(data);
    case 'embed':
      return textOf(data['url']) && `[${textOf(data['title']) || textOf(data['url'])}](${textOf(data['url'])})`;
    case 'html':
      return textOf(data['html']);
    default:
      return null;
  }
}

function writeCallout({ type, title, body }: Data): string {
  const callout = calloutFor(textOf(type)) ?? 'Note';
  const label = unescapeMarks(textOf(title));
  return `<${callout}${label ? attribute('title', label) : ''}>\n${textOf(body)}\n</${callout}>`;
}

function writeCode({ codes }: Data): string {
  // Fences with nothing between them become a group.
  const fences = listOf(codes).map(({ code, language, name }) => {
    const info = [textOf(language) || 'text', fenceTitle(textOf(name))].filter(Boolean).join(' ');
    return renderFence(textOf(code), info);
  });
  return fences.join('\n');
}

/** `image` is a list: address, name, width, height, colour; and in newer texts, the alternative text. */
function writeImage({ image, caption }: Data): string {
  // Where the text is today, the width was once, a number.
  const [source, name, alternative] = Array.isArray(image) ? (image as unknown[]) : [image];
  const picture = `![${(typeof alternative === 'string' && alternative) || textOf(name)}](${textOf(source)})`;
  return textOf(caption) ? `<Frame${attribute('caption', textOf(caption))}>\n${picture}\n</Frame>` : picture;
}

/** Cells are named by their places: `h-0` is a head, `2-1` the second cell of the third row. */
function writeTable({ data, cols, rows }: Data): string {
  const cells = isObject(data) ? data : {};
  const cell = (name: string): string => textOf(cells[name]).replaceAll('|', '\\|').replaceAll('\n', '<br />');
  const row = (name: string | number): string =>
    `| ${Array.from({ length: Number(cols) || 0 }, (_, index) => cell(`${name}-${index}`)).join(' | ')} |`;
  const line = `|${' --- |'.repeat(Number(cols) || 0)}`;
  return [row('h'), line, ...Array.from({ length: Number(rows) || 0 }, (_, index) => row(index))].join('\n');
}

function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
