import { isVoidElement } from '../../base/components/html-elements.ts';
import { jsNamePart } from '../../base/text/js-name.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { withoutFences } from '../../base/text/without-fences.ts';
import { padsTables } from './pads-tables.ts';
import { lineEnd } from './repairs/line-end.ts';

/** Nobody writes so many; three thousand end the parser's process, and its time grows with their square. */
const most = 1000;

/** The same of operators and words of JavaScript after which its parser goes one step deeper without a bracket. */
const mostSteps = 2500;

/** Labels, of which each may stand before another. */
const labels = new RegExp(`(?<!${jsNamePart})(?:${jsNamePart}+\\s*:\\s*){${mostSteps}}`, 'u');

const mostContainers = 200;

/** Quotes and lists in one line; those of several lines are counted by what these are indented by. */
const containers = new RegExp(String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){${mostContainers}}`);

/** Where none of a text's lines is indented so far, no item of a list can stand in so many. */
const farIndent = new RegExp(`^[ \\t>]{${mostContainers}}`, 'm');

/** A line that begins an item of a list, and what it is indented by. */
const item = /^([ \t>]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;

/**
 * Whether more brackets, tags, quotes or emphases are open at once than anybody means, or rows of tables shorter. Takes
 * time in proportion to the text.
 */
export function nestsTooDeeply(source: string): boolean {
  if (padsTables(source)) return true;
  if (source.length < most) return false;
  if (!holdsMany(source) && !holdsContainers(source)) return false;
  const text = withoutFences(source);
  return (
    holdsContainers(text) ||
    (holdsMany(text) && (holdsLabels(text) || counters.some((counter) => isBeyond(text, counter))))
  );
}

/** The pattern begins anew at each name, which takes longer than all else here, and few pages have so many colons. */
function holdsLabels(text: string): boolean {
  return text.split(':').length > mostSteps && labels.test(text);
}

function holdsContainers(text: string): boolean {
  // Indents of the items that are open, each within the one before it.
  const open: number[] = [];
  const mayNest = farIndent.test(text);
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    if (end - start >= mostContainers && containers.test(text.slice(start, end))) return true;
    const found = mayNest ? item.exec(text.slice(start, end)) : null;
    if (found) {
      const indent = found[1]!.length;
      while (open.length > 0 && open.at(-1)! >= indent) open.pop();
      if (open.push(indent) > mostContainers) return true;
    }
    start = end + 1;
  }
  return false;
}

/**
 * Whether there are more signs than may be open, or more gaps between words than there may be steps: of most pages it
 * is known by that alone, in a tenth of the time, that they are not deep.
 */
function holdsMany(source: string): boolean {
  let signs = 0;
  let gaps = 1;
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    const kind = code > 127 ? gap : kinds[code]!;
    signs += kind & sign;
    gaps += kind >> 1;
  }
  return signs > most || gaps > mostSteps;
}

const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
/** What the patterns of `counters` and `labels` begin with, but for words. */
const sign = 1;
/** Each step has one, or is a word with one behind it; beyond ASCII, any character counts. */
const gap = 2;
const kinds = Uint8Array.from(
  characters,
  (character) => (/[([{)\]}<*_~:]/.test(character) ? sign : 0) + (/\W/.test(character) ? gap : 0),
);

/** The source, with the blocks as fenced code that nest deeper than the parser takes, or all of it. */
export function withinReason(source: string): string {
  if (!nestsTooDeeply(source)) return source;
  const blocks = source.split(/(\n[ \t]*\n)/).map((block) => (nestsTooDeeply(block) ? renderFence(block, '') : block));
  const text = blocks.join('');
  return nestsTooDeeply(text) ? renderFence(source, '') : text;
}

interface Counter {
  pattern: RegExp;
  /** What is open after a match. */
  count: (open: number, match: RegExpExecArray) => number;
  /** `most` unless told. */
  most?: number;
  /** Whether it counts what has a meaning in code alone. */
  isOfCode?: boolean;
}

const counters: readonly Counter[] = [
  {
    pattern: /\\[\s\S]|([([{])|[)\]}]/g,
    count: (open, [found, opening]) => (found[0] === '\\' ? open : opening ? open + 1 : open - 1),
  },
  {
    // Addresses in angle brackets are none.
    pattern: /<(?!https?:|mailto:|[\w.+-]+@)(\/?)([A-Za-z][\w.:-]*)(?:[^<>]{0,400}?(\/)>)?/g,
    count: (open, [, closing, name = '', empty]) => {
      if (empty || isVoidElement(name.toLowerCase())) return open;
      return closing ? open - 1 : open + 1;
    },
  },
  {
    // Delimiters that begin, those that end, and ends of blocks.
    pattern: /(?<![^\s([{>])([*_~]+)(?=\S)|(?<=\S)[*_~]+|(\n[ \t]*\n)/g,
    count: (open, [, beginning, end]) => (end ? 0 : beginning ? open + 1 : open - 1),
  },
  {
    // Comments and the like without an end, for each of which the parser reads on to the end of the block.
    pattern: /<(?=[<!?])|(>|\n[ \t]*\n)/g,
    count: (open, [, end]) => (end ? 0 : open + 1),
    most: mostSteps,
  },
  {
    // Without those of attributes and of bold text, which nothing nests; prose has a comma sooner or later.
    pattern:
      /=>|\?|(?<![=!<>])=(?![=>"'{])|(?<=[\w)])\*\*(?=[\w(])|\b(?:else|new|if|while|for|do|with|yield|await|typeof|void|delete|extends)\b|([;,])/g,
    count: (open, [, end]) => (end ? 0 : open + 1),
    most: mostSteps,
    isOfCode: true,
  },
];

function isBeyond(text: string, { pattern, count, most: limit = most, isOfCode }: Counter): boolean {
  if (isOfCode && !mayHoldSteps(text)) return false;
  let open = 0;
  for (const match of text.matchAll(pattern)) {
    open = Math.max(0, count(open, match));
    if (open > limit) return true;
  }
  return false;
}

/** Characters of an expression that is too short for many steps, also where others of its kind are around it. */
const shortCode = 1000;

/** Comments, imports, and short expressions without anything in which a brace could stand that does not end them. */
const simpleCode = new RegExp(
  [
    String.raw`\{\s*/\*(?:(?!\*/)[\s\S]){0,${mostSteps}}\*/\s*\}`,
    String.raw`^import\b[^;'"\n]*(["'])[^'"\n]*\1;?[ \t]*$`,
    String.raw`\{(?:[^{}"'\`\\/]|"[^"{}\\\n]*"|'[^'{}\\\n]*'){0,${shortCode}}\}`,
  ].join('|'),
  'gm',
);

/** Expressions in one another that are taken for simple: `style={{ color: 'red' }}`. */
const simpleLevels = 3;

/** Whether a text holds code of many steps: the same words and signs in prose, however many, are none. */
function mayHoldSteps(text: string): boolean {
  let rest = text;
  for (let level = 0; level < simpleLevels; level++) rest = rest.replace(simpleCode, '');
  return /\{|^[ \t]*(?:import|export)\b/m.test(rest);
}
