import { calloutFor } from '../../base/components/callout-for.ts';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { attribute } from './attribute.ts';
import { unescapeMarks } from './unescape-marks.ts';
import { wordsOfHtml } from './words-of-html.ts';

const line = /^([ \t]*)(\/{3,})[ \t]*(?:([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?)?[ \t]*$/;

interface Open {
  slashes: number;
  closing: string;
}

/**
 * Blocks of PyMdown Extensions (`Blocks`): `/// note | Title` with options below it, up to `///`; neighbouring tabs are
 * one row.
 */
export function convertSlashes(text: string): string {
  if (!/^[ \t]*\/{3,}[ \t]*[\w-]+/m.test(text)) return text;
  const open: Open[] = [];
  const read = createFenceReader();
  const lines = text.split('\n');
  const result: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const source = lines[at++]!;
    const match = read(source) === 'prose' ? line.exec(source) : null;
    const [, indent = '', slashes = '', name, title = ''] = match ?? [];
    if (name !== undefined) {
      const end = endOfOptions(lines, at, indent);
      const options = new Map(lines.slice(at, end).map((option) => optionOf(option)));
      const { opening, closing } = blockFor(name, { title, options });
      open.push({ slashes: slashes.length, closing });
      // Lines below keep their numbers.
      result.push(indent + opening, ...lines.slice(at, end).map(() => ''));
      at = end;
    } else {
      const opened = match === null ? -1 : open.findLastIndex((block) => block.slashes === slashes.length);
      result.push(opened < 0 ? source : indent + open.splice(opened)[0]!.closing);
    }
  }
  return joinTabs(result.join('\n'));
}

/** Options stand four columns deeper, with nothing between them and the name of the block. */
function endOfOptions(lines: readonly string[], from: number, indent: string): number {
  let end = from;
  while (lines[end]?.startsWith(`${indent}    `) && lines[end]!.trim() !== '') end++;
  return /^[ \t]+\w+:(?:[ \t]|$)/.test(lines[from] ?? '') ? end : from;
}

function optionOf(written: string): [string, string] {
  const [, name = '', value = ''] = /^\s*(\w+):\s*["']?(.*?)["']?\s*$/.exec(written) ?? [];
  return [name, value];
}

interface Written {
  title: string;
  options: ReadonlyMap<string, string>;
}

function blockFor(name: string, { title: written, options }: Written): { opening: string; closing: string } {
  const title = unescapeMarks(wordsOfHtml(written));
  if (name === 'tab') return { opening: `<Tabs><Tab${attribute('title', title)}>`, closing: '</Tab></Tabs>' };
  if (name === 'html') return htmlBlock(written);
  if (name === 'define') return { opening: '', closing: '' };
  if (/^(?:\w+-)?caption$/.test(name)) return { opening: '<figcaption>', closing: '</figcaption>' };
  const kind = options.get('type')?.split(/\s+/)[0] || name;
  const label =
    title || (calloutFor(kind) === null || name === 'details' ? kind[0]!.toUpperCase() + kind.slice(1) : '');
  if (/^details\b/.test(name))
    return {
      opening: `<Accordion${attribute('title', label)}${/^true$/i.test(options.get('open') ?? '') ? ' defaultOpen' : ''}>`,
      closing: '</Accordion>',
    };
  const callout = calloutFor(kind) ?? 'Note';
  return { opening: `<${callout}${label ? attribute('title', label) : ''}>`, closing: `</${callout}>` };
}

/** `/// html | div.result#id[title="…"]`: an element, as a selector writes it. */
function htmlBlock(selector: string): { opening: string; closing: string } {
  const name = /^[a-z][\w-]*/i.exec(selector)?.[0] ?? 'div';
  const plain = selector.slice(name.length).replace(/\[[^\]]*\]/g, '');
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, given]) => given).join(' ');
  const id = /#([\w-]+)/.exec(plain)?.[1];
  const given = (classes && attribute('className', classes)) + (id === undefined ? '' : attribute('id', id));
  return { opening: `<${name}${given}>`, closing: `</${name}>` };
}

function joinTabs(text: string): string {
  return text
    .replace(/<\/Tab><\/Tabs>\s*<Tabs><Tab/g, '</Tab>\n<Tab')
    .replaceAll('<Tabs><Tab', '<Tabs>\n<Tab')
    .replaceAll('</Tab></Tabs>', '</Tab>\n</Tabs>');
}
