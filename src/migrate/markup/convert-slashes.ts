import { calloutFor } from '../../base/components/callout-for.ts';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { attribute } from './attribute.ts';

const line = /^([ \t]*)(\/{3,})[ \t]*(?:([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?)?[ \t]*$/;

interface Open {
  slashes: number;
  closing: string;
}

/** Blocks of PyMdown Extensions (`Blocks`): `/// note | Title` up to `///`; neighbouring tabs are one row. */
export function convertSlashes(text: string): string {
  if (!/^[ \t]*\/{3,}[ \t]*[\w-]+/m.test(text)) return text;
  const open: Open[] = [];
  const read = createFenceReader();
  const lines = text.split('\n').map((source) => {
    const match = read(source) === 'prose' ? line.exec(source) : null;
    if (!match) return source;
    const [, indent = '', slashes = '', name, title = ''] = match;
    if (name === undefined) {
      const at = open.findLastIndex((block) => block.slashes === slashes.length);
      return at < 0 ? source : indent + open.splice(at)[0]!.closing;
    }
    const { opening, closing } = blockFor(name, title);
    open.push({ slashes: slashes.length, closing });
    return indent + opening;
  });
  return joinTabs(lines.join('\n'));
}

function blockFor(name: string, title: string): { opening: string; closing: string } {
  if (name === 'tab') return { opening: `<Tabs><Tab${attribute('title', title)}>`, closing: '</Tab></Tabs>' };
  const callout = calloutFor(name);
  if (name === 'details' || callout === null)
    return { opening: `<Accordion${attribute('title', title || name)}>`, closing: '</Accordion>' };
  return { opening: `<${callout}${title ? attribute('title', title) : ''}>`, closing: `</${callout}>` };
}

function joinTabs(text: string): string {
  return text
    .replace(/<\/Tab><\/Tabs>\s*<Tabs><Tab/g, '</Tab>\n<Tab')
    .replaceAll('<Tabs><Tab', '<Tabs>\n<Tab')
    .replaceAll('</Tab></Tabs>', '</Tab>\n</Tabs>');
}
