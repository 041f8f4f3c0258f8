import { countBreaks, mapOutsideFences, mapProse, maskCode } from '../../../base/text/map-prose.ts';
import { unescapeHtml } from '../../../base/text/unescape-html.ts';
import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';
import { attribute } from '../../markup/attribute.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertEmoji } from '../../markup/convert-emoji.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { convertLiquid } from '../../markup/convert-liquid.ts';
import { escapeSigns } from '../../markup/escape-signs.ts';
import { fenceIndentedCode } from '../../markup/fence-indented-code.ts';
import { gitbookIds, idOfTitle } from '../../markup/heading-ids.ts';
import { createLineRecord } from '../../markup/line-record.ts';
import { withoutClosingSigns } from '../../markup/plain-heading.ts';
import { type IncludeForm, includeFiles } from '../include-files.ts';
import type { ShownOperation } from './shown-operations.ts';

interface Options {
  folder: MigrationFolder;
  context: MarkupContext;
  /** The title of the page at a relative address. */
  titleAt: (address: string) => string | null;
  /** Operations whose blocks are shown by front matter, where there is one, or by pages of their own. */
  operations: readonly ShownOperation[];
}

/** Markdown of GitBook as MDX: its blocks, cards, ids of headings, icons and signs. */
export function convertGitBook(text: string, { folder, context: page, titleAt, operations }: Options): string {
  const { context, change } = createLineRecord(page);
  const form: IncludeForm = {
    pattern: /^\{%[ \t]*include[ \t]+"([^"\n]+)"[ \t]*%\}$/gm,
    from: [],
    write: (found) => found.replace(/^---\n[\s\S]*?\n---\n+/, ''),
    isDropped: true,
  };
  const own = operations.reduce((rest, operation) => {
    const { block, name, path } = operation;
    const link =
      operations.length > 1 ? `<Card${attribute('title', name)}${attribute('href', `/${path}`)} horizontal />` : '';
    return rest.replace(block, () => link + '\n'.repeat(countBreaks(block)));
  }, text);
  const whole = change((note) => includeFiles(own, { folder, context, form, note }));
  const headings = [...whole.matchAll(/^#{1,6}[ \t]+(.+)$/gm)].map(([, title]) => slugOf(withoutClosingSigns(title!)));
  const taken = new Set(headings);
  const plain = mapOutsideFences(escapeSigns(fenceIndentedCode(whole)), (prose) =>
    convertCards(
      nameDetails(convertHeadings(convertLinks(convertReferences(colourText(prose), titleAt), titleAt)), taken),
    ),
  );
  const named = mapProse(plain, (prose) =>
    prose
      .replace(/<i class="fa-([\w-]+)"[^>]*>[^<]*<\/i>/g, '<Icon icon="$1" />')
      .replace(/(?:&#x20;[ \t]*)+$/gm, '')
      // Beside a mark, a blank would make it text.
      .replace(/(?<![*_~])&#x20;(?![*_~])/g, ' '),
  );
  return convertFences(convertAlerts(convertLiquid(convertComments(convertEmoji(named)), context)));
}

const reference =
  /\{%[ \t]*content-ref[ \t]+url="([^"]*)"[ \t]*%\}\s*(?:\[((?:\\.|[^\]\\])*)\]\([^)\n]*\)|\S[^\n]*)?\s*\{%[ \t]*endcontent-ref[ \t]*%\}/g;
const old = /\{%[ \t]*page-ref[ \t]+page="([^"]*)"[ \t]*%\}/g;

/** A reference shows the title of its page, whatever is written in it. */
function convertReferences(prose: string, titleAt: Options['titleAt']): string {
  const card = (whole: string, address: string, written?: string): string => {
    const label = titleAt(address) ?? written?.replace(/\\(.)/g, '$1') ?? address;
    // Lines below keep their numbers.
    return `<Card${attribute('title', label)}${attribute('href', address)} horizontal />${'\n'.repeat(countBreaks(whole))}`;
  };
  return prose.replace(reference, card).replace(old, card);
}

/** Text in a colour is written as a mark, which alone would show another ground. */
function colourText(prose: string): string {
  let last = 0;
  const parts = [...maskCode(prose).matchAll(coloured)].map(({ 0: whole, 1: style = '', index }) => {
    const inner = prose.slice(index + `<mark style="${style}">`.length, index + whole.length - '</mark>'.length);
    const before = prose.slice(last, index);
    last = index + whole.length;
    return `${before}<span style="${style}">${inner}</span>`;
  });
  return parts.join('') + prose.slice(last);
}

const coloured = /<mark style="(color:[^"]*)">[^<\n]*<\/mark>/g;

/** A mention of a page shows its title, not the name of its file; links that look like buttons are links. */
function convertLinks(prose: string, titleAt: Options['titleAt']): string {
  return prose
    .replace(
      /\[([^[\]\n]*)\]\(([^()\s]+) "mention"\)/g,
      (_, text: string, to: string) => `[${titleAt(to) ?? text}](${to})`,
    )
    .replace(/<a data-mention href="([^"]*)">([^<]*)<\/a>/g, (_, to: string, text: string) => {
      return `<a href="${to}">${titleAt(to) ?? text}</a>`;
    })
    .replace(
      /<a href="([^"]*)" class="button[^>]*>([^<]*)<\/a>(?=(<a\b)?)/g,
      (_, to: string, text: string, next?: string) => {
        return `<a href="${to}">${text}</a>${next ? ' ' : ''}`;
      },
    );
}

/** `## Title <a href="#id" id="id"></a>`: an id that was written by hand, or was kept. */
function convertHeadings(prose: string): string {
  return prose.replace(
    /^(#{1,6}[ \t][^\n]*?)[ \t]*<a (?:href="#[^"]*" )?id="([^"\s]+)"[^>]*><\/a>[ \t]*$/gm,
    '$1 {#$2}',
  );
}

const slugOf = (title: string): string => idOfTitle(title, gitbookIds);

/** The title of what unfolds is a place to link to, as a heading is. */
function nameDetails(prose: string, taken: Set<string>): string {
  return prose.replace(/<details>(\s*<summary>([^\n]*?)<\/summary>)/g, (whole, summary: string, title: string) => {
    const id = slugOf(title.replace(/<[^>]*>/g, ''));
    if (id === '' || taken.has(id)) return whole;
    taken.add(id);
    return `<details${attribute('id', id)}>${summary}`;
  });
}

const table = /<table\b[^>]*\bdata-view="cards"[^>]*>([\s\S]*?)<\/table>/g;

/** Tables that are shown as cards; their head says which column holds the target and which the picture. */
function convertCards(prose: string): string {
  return prose.replace(table, (whole, body: string) => {
    const heads = [...body.matchAll(/<th\b([^>]*)>/g)].map(([, given = '']) => given);
    const rows = [...body.matchAll(/<tr\b[^>]*>((?:(?!<\/?tr\b)[\s\S])*?<td\b[\s\S]*?)<\/tr>/g)];
    const cards = rows.map(([, row = '']) => cardOf([...row.matchAll(/<td\b[^>]*>([\s\S]*?)<\/td>/g)], heads));
    return cards.length === 0
      ? whole
      : `\n<CardGroup cols={${Math.min(cards.length, 3)}}>\n${cards.join('\n')}\n</CardGroup>\n`;
  });
}

function cardOf(cells: readonly RegExpMatchArray[], heads: readonly string[]): string {
  const [shown, hidden] = [false, true].map((isHidden) =>
    cells.flatMap(([, cell = ''], index) =>
      /\bdata-hidden\b/.test(heads[index] ?? '') === isHidden ? [{ cell: cell.trim(), head: heads[index] ?? '' }] : [],
    ),
  );
  const addressIn = (name: RegExp): string | undefined => {
    const cell = hidden!.find(({ head }) => name.test(head))?.cell ?? '';
    return /\b(?:href|src)="([^"]*)"/.exec(cell)?.[1];
  };
  const texts = shown!.map(({ cell }) => cell).filter((cell) => cell !== '');
  const icon = texts.map((cell) => /class="fa-([\w-]+)"/.exec(cell)?.[1]).find((name) => name !== undefined);
  const [title, ...rest] = texts.filter((cell) => bare(cell) !== '').map((cell) => cell.replace(/<\/?h\d[^>]*>/g, ''));
  const [href, image] = [addressIn(/data-card-target/), addressIn(/data-card-cover(?!-)/)];
  const given = Object.entries({ title: bare(title ?? ''), icon, href, img: image });
  const head = `  <Card${given.map(([name, value]) => (value ? attribute(name, value) : '')).join('')}`;
  return rest.length === 0 ? `${head} />` : `${head}>\n    ${rest.join('<br />').replace(/\s+/g, ' ')}\n  </Card>`;
}

/** What readers see of HTML, without names of icons. */
function bare(html: string): string {
  const text = html.replace(/<i\b[^>]*>[^<]*<\/i>/g, '').replace(/<[^>]*>/g, '');
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}
