import { indexLabel } from './index-label.ts';
import type { SearchSection } from './search-section.ts';

export interface FieldWeight {
  read: (section: SearchSection) => string;
  weight: number;
  /** How much a long field counts against its words, 0–1. */
  lengthPenalty: number;
  /**
   * Neighbouring words are a term as well: `custom domain` in a heading says more than both words apart. `spaced`: not
   * where a script has no spaces, whose terms overlap already.
   */
  pairs?: 'all' | 'spaced';
  /** Lines that are an operation's method and path are a term, too. */
  hasOperations?: true;
}

/** Weights measured on real documentation (`npm run bench:search`). */
export const FIELDS: FieldWeight[] = [
  {
    read: (section) => (section.heading ? '' : listTitles(section)),
    weight: 9,
    lengthPenalty: 0.5,
    pairs: 'all',
  },
  {
    read: (section) => (section.heading ? '' : readSlug(section.route)),
    weight: 2,
    lengthPenalty: 0.5,
    pairs: 'all',
  },
  { read: (section) => section.heading, weight: 3, lengthPenalty: 0.5, pairs: 'all' },
  { read: (section) => (section.heading ? section.title : ''), weight: 1.5, lengthPenalty: 0.5 },
  {
    read: (section) => section.keywords.join('\n'),
    weight: 2,
    lengthPenalty: 0.5,
    pairs: 'all',
    hasOperations: true,
  },
  { read: (section) => section.description, weight: 2, lengthPenalty: 0.5, pairs: 'all' },
  { read: (section) => section.text, weight: 1, lengthPenalty: 0.4, pairs: 'spaced' },
  { read: (section) => section.leads, weight: 2, lengthPenalty: 0.4, pairs: 'all' },
  { read: (section) => section.inner, weight: 0.7, lengthPenalty: 0.4 },
  { read: (section) => (section.isReference ? '' : listNames(section.text)), weight: 2, lengthPenalty: 0.3 },
  { read: (section) => section.entry, weight: 1, lengthPenalty: 0.5 },
  { read: (section) => section.linked, weight: 1, lengthPenalty: 0.4, pairs: 'spaced' },
  { read: (section) => section.code, weight: 0.4, lengthPenalty: 0.4, pairs: 'spaced' },
];

function listTitles(section: SearchSection): string {
  const label = indexLabel(section);
  return label === null ? section.title : `${section.title}\n${label}`;
}

/** What a row of a table or an entry of a list begins with, where it is one word: the name of a setting. */
const NAME =
  /(?:^|\n|(?<= )\| )(?:[-*] )?([\p{Ll}_$][\p{L}\p{N}_.$[\]-]*|\p{Lu}[\p{Lu}\p{N}_]+)(?= · | ?\([^()\n]+\)| ?[:–—] )/gu;

/**
 * The names that a text explains. Who types the name of a setting wants the page that says what it does, and not each
 * of the operations that have a parameter of that name.
 */
function listNames(text: string): string {
  return Array.from(text.matchAll(NAME), ([, name]) => name).join('\n');
}

/**
 * Bold type that opens a paragraph as its heading: alone on its line, or parted from what follows by a mark. Before it
 * stands nothing, or a line of tags.
 */
const LEAD =
  /(?<=^|(?:^|\n)[ \t]*(?:<[^\n]*>[ \t]*)?\n)[ \t]*\*\*([^*\n]+?)(?:[.:?!]\*\*|\*\*(?=[ \t]*(?:[:—–]|--? |\\?(?:\n|$))))/g;

/**
 * What the paragraphs of a section are about, where their author says it in bold type: errors, questions, settings.
 * Comments and code hold what readers do not see in the text, where quotes and dashes may be drawn otherwise.
 */
export function listLeads({ markdown, text }: { markdown: string; text: string }): string {
  const leads = Array.from(markdown.matchAll(LEAD), ([, lead]) => lead!.replace(/\]\([^()\s]*\)|[[`\\]/g, ''));
  const said = leads.length > 0 ? reduceToLetters(text) : '';
  return leads.filter((lead) => said.includes(reduceToLetters(lead))).join('\n');
}

function reduceToLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** `/guides/rate-limits` → `rate limits`: an address often has another name for its page than the title. */
function readSlug(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1).replaceAll(/[-_]/g, ' ');
}

/** The texts of a section that are read, one for each of `FIELDS`. */
export type FieldTexts = string[];

export function fieldTexts(section: SearchSection): FieldTexts {
  return FIELDS.map((field) => field.read(section));
}
