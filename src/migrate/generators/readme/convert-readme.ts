import { calloutFor } from '../../../base/components/callout-for.ts';
import { decodeText } from '../../../base/paths/decode-text.ts';
import { mapOutsideFences, mapProse } from '../../../base/text/map-prose.ts';
import type { MarkupContext } from '../../../model/migration.ts';
import { attribute } from '../../markup/attribute.ts';
import { convertComments } from '../../markup/convert-alerts.ts';
import { type Attributes, convertElements, type ElementRule, renamed } from '../../markup/convert-elements.ts';
import { convertEmoji } from '../../markup/convert-emoji.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { embedOf } from '../../markup/convert-liquid.ts';
import { convertMagicBlocks } from '../../markup/convert-magic-blocks.ts';
import { groupFences } from '../../markup/group-fences.ts';
import { proseStarts } from '../../markup/prose-starts.ts';
import { unescapeMarks } from '../../markup/unescape-marks.ts';

/** Quotes that begin with one of these signs are boxes. */
const signs: Readonly<Record<string, string>> = {
  '📘': 'Info',
  ℹ️: 'Info',
  '🚧': 'Warning',
  '⚠️': 'Warning',
  '❗️': 'Danger',
  '🛑': 'Danger',
  '👍': 'Check',
  '✅': 'Check',
  '💡': 'Tip',
};
const sign = Object.keys(signs).join('|');
const quote = new RegExp(String.raw`^>[ \t]*(${sign})[ \t]*([^\n]*)\n((?:>[^\n]*(?:\n|$))*)`, 'gm');

const rules: Readonly<Record<string, ElementRule>> = {
  Callout: {
    to: ({ theme }) => calloutFor(String(theme ?? 'info')) ?? 'Info',
    attributes: (given) => renamed(given, { title: 'title' }),
  },
  Cards: { to: 'CardGroup', attributes: (given) => renamed(given, { columns: 'cols' }) },
  Card: { to: 'Card', attributes: withIcon },
  Accordion: { to: 'Accordion', attributes: withIcon },
  Tabs: { to: 'Tabs', attributes: () => ({}) },
  Tab: { to: 'Tab', attributes: withIcon },
  Columns: { to: 'Columns', attributes: () => ({}) },
  Table: { to: 'table', attributes: () => ({}) },
  Anchor: { to: 'a', attributes: (given) => renamed(given, { href: 'href' }) },
  Glossary: { to: null },
  Variable: { to: null },
};

/** Its icons have the classes of Font Awesome: `fa-solid fa-code`. */
function withIcon(given: Attributes): Attributes {
  const kept = renamed(given, { title: 'title', href: 'href', icon: 'icon' });
  const { icon } = kept;
  if (typeof icon !== 'string') return kept;
  const isBrand = /\b(?:fab|fa-brands)\b/.test(icon);
  return { ...kept, icon: icon.replace(/^.*\bfa-/s, ''), ...(isBrand && { iconType: 'brands' }) };
}

/** Markdown of ReadMe, old and new, as MDX. */
export function convertReadMe(text: string, context: MarkupContext): string {
  const plain = convertComments(convertMagicBlocks(text, context));
  const prose = proseStarts(plain);
  const boxed = plain.replace(quote, (whole, mark: string, title: string, body: string, offset: number) => {
    if (!prose.has(offset)) return whole;
    const callout = signs[mark]!;
    const inner = body.replace(/^>[ \t]?/gm, '').trim();
    // A title is a text: one that holds links stands above the rest.
    const isText = !/<[a-z]|\]\(/i.test(title);
    const given = isText && title.trim() ? attribute('title', unescapeMarks(title.trim())) : '';
    return `<${callout}${given}>\n${isText ? inner : `${title.trim()}\n\n${inner}`}\n</${callout}>\n`;
  });
  const shown = mapOutsideFences(boxed, (prose) =>
    prose.replace(block, writeHtml).replace(embed, writeEmbed).replace(image, writeImage),
  );
  const named = mapProse(shown, (prose) => prose.replace(/<<(?:glossary:)?([\w .-]+)>>/g, '$1'));
  return convertElements(convertFences(groupFences(convertEmoji(named))), rules);
}

const block = /<HTMLBlock\b[^<>]*>\s*\{\s*(`(?:[^`\\]|\\[\s\S])*`)\s*\}\s*<\/HTMLBlock>/g;
const embed = /<Embed\b((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))*)\s*\/>/g;

function writeHtml(_: string, html: string): string {
  return `<div dangerouslySetInnerHTML={{ __html: ${html} }} />`;
}

/** What it shows stands in its address or, once more encoded, in the frame of a service for such frames. */
function writeEmbed(_: string, written: string): string {
  const url = /\s(?:url|href)=["']([^"']+)/.exec(written)?.[1] ?? '';
  const video = /https:\/\/www\.youtube\.com\/embed\/[\w-]{11}/.exec(decodeText(decodeText(written)))?.[0];
  return embedOf(video ?? url);
}

const image = /<Image\b((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))*)\s*(?:\/>|>([\s\S]*?)<\/Image>)/g;

/** What stands in a picture is said below it. */
function writeImage(_: string, written: string, inner: string | undefined): string {
  const read = (name: string): string | undefined =>
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|\\{["']?([^{}"']*)["']?\\})`).exec(written)?.slice(1).find(Boolean);
  const [src, alt, width] = ['src', 'alt', 'width'].map(read);
  const caption = (inner ?? read('caption') ?? '').replace(/\s+/g, ' ').trim();
  const size = /^\d+(?:px|%)?$/.exec(width?.trim() ?? '')?.[0];
  const place = caption === '' && read('align') === 'center' ? attribute('className', 'mx-auto') : '';
  const given = [
    ['src', src],
    ['alt', alt],
    ['width', size?.replace(/px$/, '')],
  ];
  const picture = given.map(([name, value]) => (value === undefined ? '' : attribute(name!, value))).join('');
  const shown = `<img${picture}${place} />`;
  return caption === '' ? shown : `<Frame${attribute('caption', caption)}>${shown}</Frame>`;
}
