import { createHeadingSlugger } from '../../base/paths/heading-slug.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';
import type { HeadingIds } from '../../model/migration.ts';
import { readDocument } from '../../read/markdown/read-document.ts';
import { attribute } from './attribute.ts';
import { bracketId } from './convert-bracket-ids.ts';
import { maskTemplates } from './mask-templates.ts';
import { longestHeading, plainHeading } from './plain-heading.ts';

/** As GitHub does it, and with it most of those that write MDX (`github-slugger`). */
export const githubIds: HeadingIds = {
  slug: (text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-'),
  separator: '-',
  codes: 'stay',
};

/** The same for headings that name their ids in square brackets. */
export const bracketIds: HeadingIds = { ...githubIds, own: bracketId };

/** As mdBook does it. */
export const mdbookIds: HeadingIds = {
  slug: (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[^\p{Alphabetic}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-') || 'section',
  separator: '-',
  codes: 'stay',
};

/** As VitePress does it (`slugify` of `@mdit-vue/shared`). */
export const vueIds: HeadingIds = {
  slug: (text) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F\p{Cc}]/gu, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(?=\d)/, '_')
      .toLowerCase(),
  separator: '-',
};

/** As Python-Markdown does it (`toc.slugify`), which leaves other letters than Latin ones out. */
export const pythonIds: HeadingIds = {
  slug: (text) =>
    text
      .normalize('NFKD')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, '-'),
  separator: '_',
};

/** As PyMdown does it (`pymdownx.slugs`), where settings of MkDocs name it. */
export function pymdownIds(isLower: boolean): HeadingIds {
  return {
    slug: (text) =>
      (isLower ? text.toLowerCase() : text)
        .normalize('NFC')
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    separator: '_',
  };
}

/** As GitBook does it: dots stay, and what begins with a digit gets a word before it. */
export const gitbookIds: HeadingIds = {
  slug: (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\-_. ]/gu, '')
      .replace(/[ -]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(?=\d)/, 'id-'),
  separator: '-',
  countsOwn: true,
};

const heading = /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*#{1,6}[ \t]+)(.+?)((?:[ \t]+#+)?[ \t]*)$/;
const underlined = /^( {0,3})(?![-*+][ \t]|\d{1,9}[.)][ \t])([^\s#>|<{=].*?)([ \t]*)$/;
/** Steps are made of headings. */
const step = /^([ \t]*<Step title="([^"]*)")(?: id="([^"]*)")?>$/;
const ownId = /[ \t]*\\?\{#([^}\s]+?)\\?\}$/;

/**
 * `text` whose headings keep the ids by which other pages, and other sites, link to them: where ours would be another
 * one, it is written behind the heading.
 */
export function keepHeadingIds(text: string, ids: HeadingIds): string {
  const old = createIdCounter(ids);
  const ours = createHeadingSlugger();
  return mapOutsideFences(text, (prose) => {
    const masked = maskTemplates(prose).split('\n');
    return prose
      .split('\n')
      .map((line, at, lines) => {
        if (line.length > longestHeading || line[0] !== masked[at]![0]) return line;
        const [stepped, opening, title, id] = step.exec(line) ?? [];
        if (stepped !== undefined) {
          const words = plainHeading(title!, ids.codes);
          const before = old(id ?? null, words);
          const now = ours.slug(words, id);
          return id !== undefined || before === '' || before === now ? line : `${opening}${attribute('id', before)}>`;
        }
        const [, marks, written, end] = (isUnderlined(lines, at) ? underlined : heading).exec(line) ?? [];
        if (marks === undefined || written === undefined) return line;
        const own = ownId.exec(written)?.[1];
        const words = plainHeading(written, ids.codes);
        const before = old(own ?? null, words);
        const bare = own !== undefined && own !== before ? written.replace(ownId, '') : written;
        const now = ours.slug(shownWords(written, words), own === undefined ? own : before);
        return own === before || before === '' || (own === undefined && before === now)
          ? line
          : `${marks}${bare} {#${before}}${end!.trimEnd()}`;
      })
      .join('\n');
  });
}

function isUnderlined(lines: readonly string[], at: number): boolean {
  return /^ {0,3}(?:=+|-+)[ \t]*$/.test(lines[at + 1] ?? '') && (lines[at - 1] ?? '').trim() === '';
}

/** What a heading shows here, where marks that stand for others (`...`, `--`, quotes) are part of its id. */
function shownWords(written: string, words: string): string {
  return /^[\p{L}\p{N} ]*$/u.test(written)
    ? words
    : (readDocument(`## ${written}`, { file: '', line: 1 }).headings[0]?.text ?? words);
}

/** The id of the heading that a page begins with, as it was written, or made of its text. */
export function idOfTitle(title: string, ids: HeadingIds): string {
  return (ids.own ?? ownId).exec(title)?.[1] ?? ids.slug(plainHeading(title, ids.codes));
}

/** None is given twice, not even where a repeated heading gets a number that another one ends in. */
function createIdCounter({ slug, separator, countsOwn }: HeadingIds): (own: string | null, words: string) => string {
  const seen = new Set<string>();
  // Where to go on for each name: the same heading a thousand times must not be a million probes.
  const last = new Map<string, number>();
  const nextOf = (name: string): string => {
    // Python-Markdown counts on from a number at the end.
    const [, stem = name, number = '0'] = (separator === '_' && /^(.*)_(\d+)$/.exec(name)) || [];
    let count = (last.get(name) ?? Number(number)) + 1;
    while (seen.has(`${stem}${separator}${count}`)) count++;
    last.set(name, count);
    return `${stem}${separator}${count}`;
  };
  return (own, words) => {
    const name = own ?? slug(words);
    const isFree = !seen.has(name) && (name !== '' || separator === '-');
    const isGiven = own !== null && !(countsOwn && seen.has(own));
    const id = isGiven || isFree ? name : nextOf(name);
    seen.add(id);
    return id;
  };
}
