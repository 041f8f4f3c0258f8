const maxLength = 200;
const maxDepth = 20;

/**
 * A text that matches a regular expression of the plain kind: literals, classes, groups, alternatives, counts, anchors.
 * `null` for anything cleverer (look-around, back references), since the text could then be wrong. What must not follow
 * is passed over: it rules out what is seldom made here, such as signs without a digit. Never runs the expression, so a
 * hostile one cannot hang. Of one that an empty text matches, too, a text that shows something, where there is one.
 */
export function samplePattern(pattern: string, minLength: number): string | null {
  let text: string | null = '';
  for (const extra of [0, 1, Math.max(2, minLength)]) {
    const reader: PatternReader = { pattern, position: 0, depth: 0, extra };
    text = readAlternatives(reader);
    if (text === null || reader.position < pattern.length) return null;
    if (text && text.length >= minLength) break;
  }
  return text;
}

interface PatternReader {
  pattern: string;
  position: number;
  depth: number;
  /** How often something that may go on is repeated, at least; from 2 on, what is optional stands there, too. */
  extra: number;
}

function readAlternatives(reader: PatternReader): string | null {
  if (++reader.depth > maxDepth) return null;
  const first = readSequence(reader);
  while (first !== null && reader.pattern[reader.position] === '|') {
    reader.position++;
    if (readSequence(reader) === null) return null;
  }
  reader.depth--;
  return first;
}

function readSequence(reader: PatternReader): string | null {
  const { pattern } = reader;
  let text = '';
  while (reader.position < pattern.length && pattern[reader.position] !== '|' && pattern[reader.position] !== ')') {
    const part = readAtom(reader);
    if (part === null) return null;
    const times = readRepetitions(reader, part);
    if (times === null || text.length + part.length * times > maxLength) return null;
    text += part.repeat(times);
  }
  return text;
}

function readAtom(reader: PatternReader): string | null {
  const character = reader.pattern[reader.position++]!;
  if (character === '^' || character === '$') return '';
  if (character === '(') return readGroup(reader);
  if (character === '[') return readClass(reader);
  if (character === '\\') return readEscaped(reader);
  if (character === '.') return 'a';
  return '*+?{}]'.includes(character) ? null : character;
}

function readGroup(reader: PatternReader): string | null {
  const [opening = ''] = /^\?(?:[:!]|<[A-Za-z]\w*>)?/.exec(ahead(reader, 60)) ?? [];
  if (opening === '?') return null;
  reader.position += opening.length;
  const text = readAlternatives(reader);
  if (reader.pattern[reader.position++] !== ')') return null;
  return opening === '?!' && text !== null ? '' : text;
}

function readEscaped(reader: PatternReader): string | null {
  const character = reader.pattern[reader.position++];
  if (character === undefined) return null;
  if (character === 'b') return '';
  if (character !== 'p' && character !== 'u' && character !== 'x') return memberOf(`\\${character}`);
  const code = /^(?:\{(\w+)\}|([\dA-Fa-f]{4}|[\dA-Fa-f]{2}))/.exec(ahead(reader, 20));
  if (!code) return null;
  reader.position += code[0].length;
  return memberOf(`\\${character}${code[0]}`);
}

function readClass(reader: PatternReader): string | null {
  const end = classEnd(reader.pattern, reader.position);
  if (end < 0) return null;
  const body = reader.pattern.slice(reader.position, end);
  reader.position = end + 1;
  return classMember(body);
}

/** How often the part before is to stand; `null` when that is too often. */
function readRepetitions(reader: PatternReader, part: string): number | null {
  const quantifier = /^(?:([*+?])|\{(\d+)(,)?(\d+)?\})\??/.exec(ahead(reader, 30));
  if (!quantifier) return 1;
  reader.position += quantifier[0].length;
  const [, sign, from, isOpen, to] = quantifier;
  const least = sign === undefined ? Number(from) : sign === '+' ? 1 : 0;
  const isUnbounded = sign === '*' || sign === '+' || (isOpen !== undefined && to === undefined);
  const most = sign === '?' ? Number(reader.extra > 1) : isUnbounded ? Infinity : Number(to ?? from);
  if (part.length === 0) return least > maxLength ? null : least;
  return Math.min(Math.max(least, Math.ceil(reader.extra / part.length)), most);
}

function ahead({ pattern, position }: PatternReader, length: number): string {
  return pattern.slice(position, position + length);
}

function classEnd(pattern: string, start: number): number {
  for (let index = start; index < pattern.length; index++) {
    if (pattern[index] === '\\') index++;
    else if (pattern[index] === ']') return index;
  }
  return -1;
}

/** A member of a character class: of a negated one the first common character that it does not name. */
function classMember(body: string): string | null {
  if (!body.startsWith('^')) return memberOf(body);
  return ['a', '1', '-', 'Z', '_', ' ', '\u3042'].find((character) => !isNamed(character, body.slice(1))) ?? null;
}

/** The first character that a class without its brackets stands for. */
function memberOf(body: string): string | null {
  if (!body.startsWith('\\')) return body[0] ?? null;
  const category = /^\\p\{(\w)/.exec(body)?.[1];
  if (category !== undefined) return { L: 'a', N: '1', Z: ' ', P: '-', S: '+', M: '\u0301' }[category] ?? null;
  const code = /^\\(?:u|x)\{?([\dA-Fa-f]{2,5})\}?/.exec(body)?.[1];
  if (code !== undefined) return String.fromCodePoint(Math.min(parseInt(code, 16), 0xffff));
  const letter = body[1] ?? 'a';
  return (
    { d: '1', w: 'a', s: ' ', n: '\n', t: '\t', r: '\r', S: 'a', D: 'a', W: '-' }[letter] ??
    (/[A-Za-z0-9]/.test(letter) ? null : letter)
  );
}

/** Whether a character class without its brackets holds the character; a class that cannot be read holds everything. */
function isNamed(character: string, body: string): boolean {
  try {
    return new RegExp(`[${body}]`, 'u').test(character);
  } catch {
    return true;
  }
}
