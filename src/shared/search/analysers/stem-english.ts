import type { SuffixRule } from '../apply-suffix-rules.ts';

const VOWEL = /[aeiouy]/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const SHORT_SYLLABLE = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;
const SPECIAL_REGION = /^(?:gener|commun|arsen)/;
/** Words that the steps would merge with another word. */
const IRREGULAR: Record<string, string> = {
  news: 'news',
  status: 'status',
  dns: 'dns',
  aws: 'aws',
  css: 'css',
  https: 'https',
  js: 'js',
  apis: 'api',
  urls: 'url',
  ids: 'id',
  canvas: 'canvas',
  alias: 'alias',
  aliases: 'alias',
  accessibility: 'accessibl',
  accessible: 'accessibl',
  customer: 'customer',
  customers: 'customer',
  locale: 'locale',
  locales: 'locale',
  localization: 'localiz',
  localize: 'localiz',
  localized: 'localiz',
  optional: 'optional',
  terminal: 'terminal',
  terminals: 'terminal',
};

// Within a step the longest suffix decides, even when its region then forbids the change.
const DERIVATIONS: SuffixRule[] = [
  // `verification` is a form of `verify`, as `authentication` is of `authenticate`.
  ['ification', 'ifi', 0],
  ['ization', 'ize', 0],
  ['ational', 'ate', 0],
  ['fulness', 'ful', 0],
  ['ousness', 'ous', 0],
  ['iveness', 'ive', 0],
  ['tional', 'tion', 0],
  ['biliti', 'ble', 0],
  ['lessli', 'less', 0],
  ['entli', 'ent', 0],
  ['ation', 'ate', 0],
  ['alism', 'al', 0],
  ['aliti', 'al', 0],
  ['ousli', 'ous', 0],
  ['iviti', 'ive', 0],
  ['fulli', 'ful', 0],
  ['enci', 'ence', 0],
  ['anci', 'ance', 0],
  ['abli', 'able', 0],
  ['izer', 'ize', 0],
  ['ator', 'ate', 0],
  ['alli', 'al', 0],
  ['logi', 'log', 0],
  ['bli', 'ble', 0],
];
const ADJECTIVES: SuffixRule[] = [
  ['ational', 'ate', 0],
  ['tional', 'tion', 0],
  ['alize', 'al', 0],
  ['icate', 'ic', 0],
  ['iciti', 'ic', 0],
  ['ical', 'ic', 0],
  ['ness', '', 0],
  ['ful', '', 0],
];
const ENDINGS = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'al',
  'er',
  'ic',
];

/** The English stemming algorithm known as Porter 2 (snowballstem.org/algorithms/english), on a folded word. */
export function stemEnglish(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  // A `y` that opens a word or follows a vowel is a consonant, written `Y` from here on.
  const marked = word.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const first = firstRegion(marked);
  const regions: Regions = { first, second: nextRegion(marked, first) };
  const inflected = finalY(verbEnding(plural(marked), regions));
  return finalLetter(suffix(inflected, regions), regions).toLowerCase();
}

/** For languages whose technical words are English: words in Latin letters are stemmed, all others kept. */
export function stemLatin(word: string): string {
  return /^[a-z]+$/.test(word) ? stemEnglish(word) : word;
}

interface Regions {
  first: number;
  second: number;
}

function firstRegion(word: string): number {
  return SPECIAL_REGION.exec(word)?.[0].length ?? nextRegion(word, 0);
}

/** Offset after the first consonant that follows a vowel. */
function nextRegion(word: string, from: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return match ? from + match.index + 2 : word.length;
}

function plural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[sd]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/[us]s$/.test(word) || !word.endsWith('s') || word.length < 4) return word;
  return VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function verbEnding(word: string, regions: Regions): string {
  const agreed = /eed(?:ly)?$/.exec(word);
  if (agreed) return agreed.index >= regions.first ? word.slice(0, agreed.index) + 'ee' : word;
  const match = /(?:ed|ing)(?:ly)?$/.exec(word);
  if (!match) return word;
  const stem = word.slice(0, match.index);
  if (!VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return stem + 'e';
  if (DOUBLE.test(stem)) return stem.slice(0, -1);
  return stem.length <= regions.first && SHORT_SYLLABLE.test(stem) ? stem + 'e' : stem;
}

function finalY(word: string): string {
  return /.[^aeiouy][yY]$/.test(word) ? word.slice(0, -1) + 'i' : word;
}

function suffix(word: string, regions: Regions): string {
  const derived = replaceIn(word, DERIVATIONS, regions.first) ?? withoutAdverb(word, regions.first);
  const noun =
    replaceIn(derived, ADJECTIVES, regions.first) ?? withoutEnding(derived, 'ative', regions.second) ?? derived;
  return withoutLongest(noun, regions.second);
}

function replaceIn(word: string, rules: readonly SuffixRule[], region: number): string | null {
  const rule = rules.find(([ending]) => word.endsWith(ending));
  if (!rule) return null;
  const at = word.length - rule[0].length;
  return at >= region ? word.slice(0, at) + rule[1] : word;
}

function withoutAdverb(word: string, region: number): string {
  return /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= region ? word.slice(0, -2) : word;
}

function withoutEnding(word: string, ending: string, region: number): string | null {
  return word.endsWith(ending) && word.length - ending.length >= region ? word.slice(0, -ending.length) : null;
}

function withoutLongest(word: string, region: number): string {
  const ending = ENDINGS.find((candidate) => word.endsWith(candidate));
  if (ending) return withoutEnding(word, ending, region) ?? word;
  return /[st]ion$/.test(word) && word.length - 3 >= region ? word.slice(0, -3) : word;
}

function finalLetter(word: string, regions: Regions): string {
  const last = word.length - 1;
  if (word.endsWith('e')) {
    const removable = last >= regions.second || (last >= regions.first && !SHORT_SYLLABLE.test(word.slice(0, -1)));
    return removable ? word.slice(0, -1) : word;
  }
  return word.endsWith('ll') && last >= regions.second ? word.slice(0, -1) : word;
}
