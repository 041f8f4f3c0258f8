import { attribute } from '../../markup/attribute.ts';
import { proseStarts } from '../../markup/prose-starts.ts';

const grid =
  /^([ \t]*)<div class="(?:[^"\n]* )?grid cards(?: [^"\n]*)?"[^>\n]*>[ \t]*\n([\s\S]*?)\n[ \t]*<\/div>[ \t]*$/gm;
const item = /^[-*+][ \t]+/;

/** Lists in grids (Material for MkDocs, "Card grids") become cards, with what is bold on top of them as the title. */
export function convertGrids(text: string): string {
  const prose = proseStarts(text);
  return text.replace(grid, (whole: string, indent: string, body: string, offset: number) => {
    if (!prose.has(offset)) return whole;
    const lines = body.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    const items = splitItems(lines);
    if (items.length === 0) return whole;
    const above = lines
      .slice(
        0,
        lines.findIndex((line) => item.test(line)),
      )
      .join('\n')
      .trim();
    const cards = items
      .map(cardOf)
      .join('\n')
      .replace(/^(?=.)/gm, indent);
    const said = above === '' ? '' : `${above.replace(/^(?=.)/gm, indent)}\n\n`;
    return `${said}${indent}<CardGroup cols={2}>\n${cards}\n${indent}</CardGroup>`;
  });
}

function splitItems(lines: readonly string[]): string[][] {
  const items: string[][] = [];
  for (const line of lines) {
    if (item.test(line)) items.push([line.replace(item, '')]);
    else items.at(-1)?.push(line.replace(/^(?: {1,4}|\t)/, ''));
  }
  return items;
}

function cardOf([first = '', ...rest]: readonly string[]): string {
  const [, icon, title] = /^(?:<Icon icon="([^"]*)"[^>]*\/>)?\s*(?:__|\*\*)([^_*\n]+)(?:__|\*\*)\s*$/.exec(first) ?? [];
  const body = title === undefined ? [first, ...rest] : rest;
  const text = body
    .join('\n')
    .replace(/^\s*(?:---+[ \t]*\n)?\s*/, '')
    .trimEnd();
  const head = `<Card${title ? attribute('title', title) : ''}${icon ? attribute('icon', icon) : ''}`;
  return text === '' ? `${head} />` : `${head}>\n\n${text}\n\n</Card>`;
}
