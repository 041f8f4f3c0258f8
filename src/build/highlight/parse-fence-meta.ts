/** What an author wrote after the backticks of a fence. */
export interface FenceMeta {
  /** As written, without options stuck to it; empty when there is none. */
  language: string;
  title: string | null;
  icon: string | null;
  /** `lang="…"`: shown in place of the language. */
  label: string | null;
  theme: string | null;
  /** Numbers of lines, counted from 1, in order. */
  highlight: number[];
  focus: number[];
  /** `null`: not said. */
  lines: boolean | null;
  wrap: boolean | null;
  expandable: boolean | null;
  copy: boolean;
  /** Types are shown. */
  twoslash: boolean;
  /** Of diagrams. */
  placement: string | null;
  actions: boolean | null;
  /** Other `key=value` options. */
  attributes: Record<string, string>;
}

type Part = TitlePart | { kind: 'numbers'; text: string } | { kind: 'option'; key: string; value: string };

interface TitlePart {
  kind: 'word' | 'quoted' | 'bracket';
  text: string;
  /** With its quotes, and with a space where it stands apart from what is before it. */
  written: string;
}

const flags = ['lines', 'showLineNumbers', 'wrap', 'expandable', 'nocopy', 'twoslash'] as const;
type Flag = (typeof flags)[number];

/**
 * Reads the language and the rest of a fence's first line. Never fails: words that are no option are the title, options
 * without a meaning stay in `attributes`.
 */
export function parseFenceMeta(language: string | null, rest: string | null): FenceMeta {
  const written = splitLanguage(language ?? '');
  const meta = emptyMeta(written.language);
  const parts = readParts(`${written.rest} ${rest ?? ''}`);
  const title: TitlePart[] = [];
  parts.forEach((part, index) => {
    if (part.kind === 'option') setOption(meta, part.key, part.value);
    else if (part.kind === 'numbers') meta.highlight = unite(meta.highlight, readNumbers(part.text));
    else if (part.kind !== 'quoted' && isFlag(part.text) && !isInsideTitle(parts, index))
      setFlag(meta, part.text, true);
    else title.push(part);
  });
  meta.title ??= titleOf(title);
  return meta;
}

/** Quotes around all of a title are none of its own. */
function titleOf(parts: readonly TitlePart[]): string | null {
  const [first, ...others] = parts;
  const isQuoted = first?.kind === 'quoted' && others.length === 0;
  return (isQuoted ? first.text : parts.map(({ written }) => written).join('')).trim() || null;
}

function emptyMeta(language: string): FenceMeta {
  const isOption = isFlag(language);
  const meta: FenceMeta = {
    language: isOption ? '' : language,
    title: null,
    icon: null,
    label: null,
    theme: null,
    highlight: [],
    focus: [],
    lines: null,
    wrap: null,
    expandable: null,
    copy: true,
    twoslash: false,
    placement: null,
    actions: null,
    attributes: {},
  };
  if (isOption) setFlag(meta, language, true);
  return meta;
}

/** Takes options off that stand in the language's place: `ts{1,3}`, `[expandable]`, `title="…"`. */
function splitLanguage(text: string): { language: string; rest: string } {
  const option = /^[\w-]+=/.exec(text);
  const cut = option ? 0 : text.search(/[{[]/);
  return cut === -1 ? { language: text, rest: '' } : { language: text.slice(0, cut), rest: text.slice(cut) };
}

// A bracket that goes on is the name of a file of a framework: `[slug].tsx`.
const partPattern =
  /([A-Za-z_][\w-]*)=(?:"([^"]*)"?|'([^']*)'?|\{([^}]*)\}?|(\S*))|\{([^}]*)\}|\[([^\]]*)\](?![^\s{])|"([^"]*)"|'([^']*)'|(\S+)/g;

function readParts(text: string): Part[] {
  return Array.from(text.matchAll(partPattern), (match): Part => {
    const [, key, double, single, braces, bare, numbers, bracket, quoted, quotedSingle, word] = match;
    if (key !== undefined) return { kind: 'option', key, value: double ?? single ?? braces ?? bare ?? '' };
    if (numbers !== undefined) return { kind: 'numbers', text: numbers };
    const space = /[^\s}]$/.test(text.slice(0, match.index)) ? '' : ' ';
    if (bracket !== undefined) return { kind: 'bracket', text: bracket, written: ` ${bracket}` };
    const within = quoted ?? quotedSingle;
    if (within !== undefined) return { kind: 'quoted', text: within, written: space + match[0] };
    return { kind: 'word', text: word!, written: space + word! };
  });
}

/** `wrap` in `How lines wrap around` is a word of the title: words stand on both sides of it. */
function isInsideTitle(parts: Part[], index: number): boolean {
  return parts[index]!.kind === 'word' && hasWord(parts.slice(0, index).reverse()) && hasWord(parts.slice(index + 1));
}

/** Whether a word of the title comes before any option. */
function hasWord(parts: Part[]): boolean {
  const next = parts.find((part) => part.kind !== 'word' || !isFlag(part.text));
  return next?.kind === 'word' || next?.kind === 'quoted';
}

function setOption(meta: FenceMeta, key: string, raw: string): void {
  const value = raw.trim().replace(/^(["'`])(.*)\1$/, '$2');
  const text = value === '' || value === 'null' || value === 'undefined' ? null : value;
  switch (key) {
    case 'title':
    case 'filename':
      meta.title ??= text;
      return;
    case 'icon':
    case 'theme':
    case 'placement':
      meta[key] = text;
      return;
    case 'lang':
      meta.label = text;
      return;
    case 'highlight':
    case 'focus':
      meta[key] = unite(meta[key], readNumbers(value));
      return;
    case 'actions':
      meta.actions = value !== 'false';
      return;
    default:
      if (isFlag(key)) setFlag(meta, key, value !== 'false');
      else Object.defineProperty(meta.attributes, key, { value, enumerable: true, configurable: true, writable: true });
  }
}

function setFlag(meta: FenceMeta, flag: Flag, on: boolean): void {
  if (flag === 'nocopy') meta.copy = !on;
  else if (flag === 'showLineNumbers') meta.lines = on;
  else meta[flag] = on;
}

function isFlag(word: string): word is Flag {
  return (flags as readonly string[]).includes(word);
}

const maxLine = 10_000;

/** `1,3-5` gives 1, 3, 4, 5. */
function readNumbers(text: string): number[] {
  const numbers = new Set<number>();
  for (const [, from, to] of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const last = Math.min(Number(to ?? from), maxLine);
    for (let line = Number(from); line <= last; line++) numbers.add(line);
  }
  return [...numbers];
}

/** Lines may be named at several places. */
function unite(one: number[], other: number[]): number[] {
  return [...new Set([...one, ...other])].sort((a, b) => a - b);
}
