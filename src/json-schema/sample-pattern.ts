const maxLength = 200;

/**
 * A text that matches a regular expression of the plain kind: literals, classes, groups, alternatives, counts, anchors.
 * `null` for anything cleverer (look-around, back references), since the text could then be wrong. Never runs the
 * expression, so a hostile one cannot hang.
 */
export function samplePattern(pattern: string, minLength = 0): string | null {
  for (const extra of [0, Math.min(minLength, maxLength)]) {
    const reader = createReader(pattern, extra);
    const text = reader.alternatives();
    if (text === null || !reader.isAtEnd()) return null;
    if (text.length >= minLength) return text;
  }
  return null;
}

interface PatternReader {
  alternatives: () => string | null;
  isAtEnd: () => boolean;
}

/** `extra`: how often something that may go on without end is repeated beyond its minimum. */
function createReader(pattern: string, extra: number): PatternReader {
  let position = 0;
  let depth = 0;

  function alternatives(): string | null {
    if (++depth > 20) return null;
    const first = sequence();
    while (first !== null && pattern[position] === '|') {
      position++;
      if (sequence() === null) return null;
    }
    depth--;
    return first;
  }

  function sequence(): string | null {
    let text = '';
    while (position < pattern.length && pattern[position] !== '|' && pattern[position] !== ')') {
      const part = atom();
      if (part === null) return null;
      const times = repetitions(part);
      if (times === null || text.length + part.length * times > maxLength) return null;
      text += part.repeat(times);
    }
    return text;
  }

  function atom(): string | null {
    const character = pattern[position++]!;
    if (character === '^' || character === '$') return '';
    if (character === '(') return group();
    if (character === '[') return characterClass();
    if (character === '\\') return escaped();
    if (character === '.') return 'a';
    return '*+?{}]'.includes(character) ? null : character;
  }

  function group(): string | null {
    if (pattern[position] === '?') {
      const opening = /^\?(:|<[A-Za-z]\w*>)/.exec(pattern.slice(position, position + 60));
      if (!opening) return null;
      position += opening[0].length;
    }
    const text = alternatives();
    return pattern[position++] === ')' ? text : null;
  }

  function escaped(): string | null {
    const character = pattern[position++];
    if (character === undefined) return null;
    if (character === 'b') return '';
    if (character === 'p' || character === 'u' || character === 'x') return codePoint(character);
    const shorthand = { d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', n: '\n', t: '\t', r: '\r' }[character];
    if (shorthand !== undefined) return shorthand;
    return /[A-Za-z0-9]/.test(character) ? null : character;
  }

  /** `\\p{Lu}`, `\\u00e9` or `\\x41`. */
  function codePoint(kind: string): string | null {
    const rest = /^(?:\{(\w+)\}|([\dA-Fa-f]{4}|[\dA-Fa-f]{2}))/.exec(pattern.slice(position, position + 20));
    if (!rest) return null;
    position += rest[0].length;
    return memberOf(`\\${kind}${rest[0]}`);
  }

  function characterClass(): string | null {
    const end = classEnd(pattern, position);
    if (end < 0) return null;
    const body = pattern.slice(position, end);
    position = end + 1;
    return classMember(body);
  }

  function repetitions(part: string): number | null {
    const quantifier = /^(?:([*+?])|\{(\d+)(,)?(\d+)?\})\??/.exec(pattern.slice(position, position + 30));
    if (!quantifier) return 1;
    position += quantifier[0].length;
    const [, sign, from, isOpen, to] = quantifier;
    const least = sign === undefined ? Number(from) : sign === '+' ? 1 : 0;
    const isUnbounded = sign === '*' || sign === '+' || (isOpen !== undefined && to === undefined);
    const most = sign === '?' ? 1 : isUnbounded ? Infinity : Number(to ?? from);
    if (part.length === 0) return least > maxLength ? null : least;
    return Math.min(Math.max(least, Math.ceil(extra / part.length)), most);
  }

  return { alternatives, isAtEnd: () => position === pattern.length };
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
  return { d: '1', w: 'a', s: ' ', n: '\n', t: '\t', r: '\r', S: 'a', D: 'a', W: '-' }[letter] ?? (/[A-Za-z0-9]/.test(letter) ? null : letter);
}

/** Whether a character class without its brackets holds the character; a class that cannot be read holds everything. */
function isNamed(character: string, body: string): boolean {
  try {
    return new RegExp(`[${body}]`, 'u').test(character);
  } catch {
    return true;
  }
}
