import type { MdastPluginDefinition } from 'satteri';
import { withoutMarks } from './tight-emphasis.ts';

/** Not in a path, a pattern of paths, or a list of arguments (`src/**`, `**kwargs, **other`). */
const begin = String.raw`(?<![\w*/\\.])\*\*`;
const end = String.raw`\*\*(?![*/.])`;
const content = String.raw`(?!\w+, )[\p{L}\p{N}"“'‘(][^*\n]{0,300}?`;
const early = String.raw`(?<early>${content})(?<after>[^\S\n]+)${end}`;
const late = String.raw`(?<before>[^\S\n]+)(?<late>[^\s*/][^*\n]{0,300}?)(?<=[^\s*])${end}`;
/** Of any script, but none that code has there. */
const sign = String.raw`(?![*/\\@#&])[\p{Po}\p{Pe}\p{Pf}]`;
const touching = String.raw`(?<tight>${content}${sign})\*\*(?=[\p{L}\p{N}])`;
/** Types of C and its kin, which pointers to pointers stand behind (`int** p and char** q`). */
const type = '(?:bool|char|double|float|int|long|short|signed|size_t|unsigned|void)';
/** Right behind a word, with the space that belongs before it (`needs** two steps** to`); not twice behind one type. */
const moved = String.raw`(?<=\p{L})\*\*(?<!\b${type}\*\*)(?<=(?<word>[\p{L}\p{N}_]+)\*\*)(?<space>[^\S\n]+)(?<moved>(?!\w+, )[\p{L}\p{N}][^*\n]{0,300}?)(?<=[^\s*])(?<!\b\k<word>)\*\*(?![*\p{L}\p{N}])`;
const loose = new RegExp(`${begin}(?:${early}|${late}|${touching})|${moved}`, 'gu');
/** A backslash before any sign but an asterisk: the text has the sign alone. */
const escapes = /\\(?=[!-)+-/:-@[-`{-~])/g;

/** The source with its signs as `asTyped` has those of its tree; lines stay where they are. */
export function asShown(source: string): string {
  return asTyped(withoutMarks(source).replace(escapes, ''));
}

/** Text with the quotes and dots of a keyboard, which the parser replaces by those of print. */
function asTyped(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replaceAll('…', '...');
}

/**
 * Makes text strong whose asterisks have a space on their inner side (`**Name: **the name`) or none after a sign
 * (`**Name:**the name`), as text editors write it. CommonMark shows these asterisks to readers. `onRepair` is told what
 * was repaired.
 */
export function looseStrongPlugin(source: string, onRepair: (text: string) => void): MdastPluginDefinition[] {
  const plain = asShown(source);
  // Most pages have none, and asking of each of their texts would cost more than this.
  if (plain.search(loose) < 0) return [];
  return [
    {
      name: 'docwright-strong',
      text({ value }) {
        if (!value.includes('**')) return undefined;
        const parts = divide(withoutMarks(value), plain, onRepair);
        return parts.length === 1
          ? undefined
          : ({ type: 'mdxJsxTextElement', name: null, attributes: [], children: parts } as never);
      },
    },
  ];
}

function divide(value: string, source: string, onRepair: (text: string) => void): unknown[] {
  const parts: unknown[] = [];
  let last = 0;
  for (const match of value.matchAll(loose)) {
    // What was escaped means itself.
    const typed = asTyped(match[0]);
    if (!source.includes(typed)) continue;
    const { early, tight = early, after = '', space = '', before = space, moved = '', late = moved } = match.groups!;
    parts.push(text(value.slice(last, match.index) + before), {
      type: 'strong',
      children: [text(tight ?? late)],
    });
    last = match.index + match[0].length;
    parts.push(text(after));
    onRepair(typed);
  }
  return [...parts, text(value.slice(last))];
}

function text(value: string): unknown {
  return { type: 'text', value };
}
