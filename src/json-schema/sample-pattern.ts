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
    const shorthand = { d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', n: '\n', t: '\t', r: '\r' }[character];
    if (shorthand !== undefined) return shorthand;
    return /[A-Za-z0-9]/.test(character) ? null : character;
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
  if (body.startsWith('^')) return ['a', '1', '-', 'Z', '_', ' '].find((character) => !isNamed(character, body.slice(1))) ?? null;
  if (body.startsWith('\\')) return { d: '1', w: 'a', s: ' ' }[body[1] ?? ''] ?? (/[A-Za-z0-9]/.test(body[1] ?? 'a') ? null : body[1]!);
  return body[0] ?? null;
}

function isNamed(character: string, body: string): boolean {
  if (/\\[a-zA-Z]/.test(body)) return (body.includes('\\w') && /\w/.test(character)) || (body.includes('\\d') && /\d/.test(character)) || (body.includes('\\s') && /\s/.test(character)) || body.includes(character);
  const inRange = [...body.matchAll(/([^\\])-([^\\])/g)].some(([, from, to]) => from! <= character && character <= to!);
  return inRange || body.includes(character);
}
