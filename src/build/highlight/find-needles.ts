/** Something a match must contain: a text, or one character of a class (as JavaScript writes it between brackets). */
export type Needle = { text: string } | { characters: string };

/** Nothing can be said about the pattern. */
class Unknown extends Error {}

/**
 * Texts and characters of which any match of an Oniguruma pattern must contain at least one, at or after the place the
 * search starts from; `null` when none are known. Lets most patterns of a grammar be passed over by a plain search.
 * Wrong answers would lose tokens, so every construct that is not understood counts as matching nothing certain.
 */
export function findNeedles(pattern: string): Needle[] | null {
  try {
    return new NeedleReader(pattern).read();
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

/** The text that a pattern matches when it is that text and nothing else. */
export function literalOf(pattern: string): string | null {
  return /^(?:[^\\[\](){}.^$*+?|#]|\\[^a-zA-Z0-9])+$/.test(pattern) ? pattern.replaceAll(/\\(.)/gs, '$1') : null;
}

const maxNeedles = 24;
const quantifier = /[*+?]|\{(?:\d+(?:,\d*)?|,\d+)\}/y;
const group = /\((?:(\?<?[=!])|\?(?:<[^=!>]+>|'[^']+'|:|>|[mWDSP]*-?[mWDSP]*:)|(?![?*]))/y;
const set = /\[((?:[^\\[\]^&]|\\[dhtnr]|\\[^a-zA-Z0-9]|\[:(?:digit|xdigit|upper):\])+)\]/y;
const escaped = /\\(?:[xpPo]\{[^}]*\}|x[0-9a-fA-F]{1,2}|u[0-9a-fA-F]{4}|[kg](?:<[^>]*>|'[^']*')|\d+|[a-zA-Z])/y;
const unreadable = /^\\[CMcQEK]/;

// Oniguruma's classes know all of Unicode: whatever lies beyond ASCII counts as in them.
const wide = '\\u0080-\\uffff';
const digits = `0-9${wide}`;
const classes: Record<string, string> = {
  '\\d': digits,
  '[:digit:]': digits,
  '\\h': '0-9a-fA-F',
  '[:xdigit:]': '0-9a-fA-F',
  '[:upper:]': `A-Z${wide}`,
  '\\p{upper}': `A-Z${wide}`,
};

class NeedleReader {
  private readonly pattern: string;
  private at = 0;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  read(): Needle[] | null {
    const needles = this.readAlternatives();
    if (this.at < this.pattern.length) throw new Unknown();
    return needles;
  }

  private readAlternatives(): Needle[] | null {
    const all = new Map<string, Needle>();
    let certain = true;
    for (;;) {
      const needles = this.readSequence();
      if (needles) for (const needle of needles) all.set(keyOf(needle), needle);
      else certain = false;
      if (this.pattern[this.at] !== '|') break;
      this.at++;
    }
    return certain && all.size <= maxNeedles ? [...all.values()] : null;
  }

  private readSequence(): Needle[] | null {
    let best: Needle[] | null = null;
    let run = '';
    for (;;) {
      const next = this.pattern[this.at];
      const ends = next === undefined || next === '|' || next === ')';
      const literal = ends ? null : this.readLiteral();
      if (literal !== null && !this.sees(quantifier)) {
        run += literal;
        continue;
      }
      if (run !== '') best = better(best, [{ text: run }]);
      run = '';
      if (ends) return best;
      const needles = literal === null ? this.readElement() : [{ text: literal }];
      if (!this.readQuantifiers()) best = better(best, needles);
    }
  }

  /** One character that stands for itself. */
  private readLiteral(): string | null {
    const char = this.pattern[this.at]!;
    if (/[\ud800-\udfff[(.^$*+?]/.test(char)) return null;
    if (char !== '\\') {
      this.at++;
      return char;
    }
    const escaped = this.pattern[this.at + 1];
    if (escaped === undefined) throw new Unknown();
    if (/[a-zA-Z0-9\ud800-\udfff]/.test(escaped)) return null;
    this.at += 2;
    return escaped;
  }

  private readElement(): Needle[] | null {
    const char = this.pattern[this.at]!;
    if (char === '(') return this.readGroup();
    if (char === '[') return this.readSet();
    if (char === '\\') {
      const [found] = this.take(escaped) ?? [];
      if (found === undefined || unreadable.test(found)) throw new Unknown();
      return Object.hasOwn(classes, found) ? [{ characters: classes[found]! }] : null;
    }
    this.at += this.pattern.codePointAt(this.at)! > 0xffff ? 2 : 1;
    return null;
  }

  private readGroup(): Needle[] | null {
    const opening = this.take(group);
    // Flags, comments, conditions and absence groups
    if (!opening) throw new Unknown();
    const needles = this.readAlternatives();
    if (this.pattern[this.at] !== ')') throw new Unknown();
    this.at++;
    const lookaround = opening[1];
    return lookaround === undefined || lookaround === '?=' ? needles : null;
  }

  private readSet(): Needle[] | null {
    const small = this.take(set);
    if (small) return [{ characters: toCharacters(small[1]!) }];
    let depth = 0;
    do {
      const char = this.pattern[this.at];
      if (char === undefined) throw new Unknown();
      if (char === '\\') this.at++;
      else if (char === ']') depth--;
      else if (char === '[') {
        depth++;
        // A bracket in first place stands for itself.
        if (this.pattern.startsWith('[]', this.at)) this.at++;
        else if (this.pattern.startsWith('[^]', this.at)) this.at += 2;
      }
      this.at++;
    } while (depth > 0);
    return null;
  }

  /** Reads all quantifiers after an element; true when they let it be left out. */
  private readQuantifiers(): boolean {
    let optional = false;
    for (;;) {
      const [found] = this.take(quantifier) ?? [];
      if (found === undefined) return optional;
      optional ||= /^(?:[*?]|\{0|\{,)/.test(found);
    }
  }

  private sees(syntax: RegExp): boolean {
    syntax.lastIndex = this.at;
    return syntax.test(this.pattern);
  }

  private take(syntax: RegExp): RegExpExecArray | null {
    syntax.lastIndex = this.at;
    const match = syntax.exec(this.pattern);
    if (match) this.at += match[0].length;
    return match;
  }
}

/** The inside of a class without negation, nesting or intersection, for JavaScript. */
function toCharacters(inside: string): string {
  return inside.replace(/\[:\w+:\]|\\[dh]|\\.|[\s\S]/g, (piece) => {
    if (Object.hasOwn(classes, piece)) return classes[piece]!;
    return /^[\w\\-]/.test(piece) ? piece : `\\u${piece.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

export function keyOf(needle: Needle): string {
  return 'text' in needle ? `=${needle.text}` : `[${needle.characters}`;
}

/** Long texts sort out more lines, many needles cost more searches. */
function better(a: Needle[] | null, b: Needle[] | null): Needle[] | null {
  if (!a || !b) return a ?? b;
  return value(b) > value(a) ? b : a;
}

function value(needles: Needle[]): number {
  const weakest = Math.min(...needles.map((needle) => ('text' in needle ? needle.text.length : 0.5)));
  return 4 * weakest - Math.log2(needles.length);
}
