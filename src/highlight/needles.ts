/** Nothing can be said about the pattern. */
class Unknown extends Error {}

/**
 * Texts of which any match of an Oniguruma pattern must contain at least one, at or after the place the search starts
 * from; `null` when no such texts are known. Lets most patterns of a grammar be passed over by a plain text search.
 * Wrong answers would lose tokens, so every construct that is not understood counts as matching nothing certain.
 */
export function findNeedles(pattern: string): string[] | null {
  try {
    return new NeedleReader(pattern).read();
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

const maxNeedles = 8;
const quantifier = /^(?:[*+?]|\{(?:\d+(?:,\d*)?|,\d+)\})/;
const optionalQuantifier = /^(?:[*?]|\{0|\{,)/;
const group = /^\((?:(\?<?[=!])|\?(?:<[^=!>]+>|'[^']+'|:|>|[mWDSP]*-?[mWDSP]*:)|(?![?*]))/;
const smallSet = /^\[((?:[^\\[\]^&-]|\\[^a-zA-Z0-9]){1,4})\]/;
const escape = /^\\(?:[xpPo]\{[^}]*\}|x[0-9a-fA-F]{1,2}|u[0-9a-fA-F]{4}|[kg](?:<[^>]*>|'[^']*')|\d+|[a-zA-Z])/;
const unreadable = /^\\[CMcQEK]/;

class NeedleReader {
  private readonly pattern: string;
  private at = 0;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  read(): string[] | null {
    const needles = this.readAlternatives();
    if (this.at < this.pattern.length) throw new Unknown();
    return needles;
  }

  private readAlternatives(): string[] | null {
    const all = new Set<string>();
    let certain = true;
    for (;;) {
      const needles = this.readSequence();
      if (needles) for (const needle of needles) all.add(needle);
      else certain = false;
      if (this.pattern[this.at] !== '|') break;
      this.at++;
    }
    return certain && all.size <= maxNeedles ? [...all] : null;
  }

  private readSequence(): string[] | null {
    let best: string[] | null = null;
    let run = '';
    for (;;) {
      const next = this.pattern[this.at];
      const ends = next === undefined || next === '|' || next === ')';
      const literal = ends ? null : this.readLiteral();
      if (literal !== null && !quantifier.test(this.rest())) {
        run += literal;
        continue;
      }
      if (run !== '') best = better(best, [run]);
      run = '';
      if (ends) return best;
      const needles = literal === null ? this.readElement() : [literal];
      if (!this.readQuantifiers()) best = better(best, needles);
    }
  }

  /** One character that stands for itself. */
  private readLiteral(): string | null {
    const char = this.pattern[this.at]!;
    if (/[\ud800-\udfff]/.test(char) || /[[(.^$*+?]/.test(char)) return null;
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

  private readElement(): string[] | null {
    const char = this.pattern[this.at]!;
    if (char === '(') return this.readGroup();
    if (char === '[') return this.readSet();
    if (char === '\\') {
      const found = escape.exec(this.rest());
      if (!found || unreadable.test(found[0])) throw new Unknown();
      this.at += found[0].length;
      return null;
    }
    this.at += this.pattern.codePointAt(this.at)! > 0xffff ? 2 : 1;
    return null;
  }

  private readGroup(): string[] | null {
    const opening = group.exec(this.rest());
    // Flags, comments, conditions and absence groups
    if (!opening) throw new Unknown();
    this.at += opening[0].length;
    const needles = this.readAlternatives();
    if (this.pattern[this.at] !== ')') throw new Unknown();
    this.at++;
    const lookaround = opening[1];
    return lookaround === undefined || lookaround === '?=' ? needles : null;
  }

  private readSet(): string[] | null {
    const small = smallSet.exec(this.rest());
    if (small) {
      this.at += small[0].length;
      return [...small[1]!.replaceAll(/\\(.)/g, '$1')];
    }
    let depth = 0;
    do {
      const char = this.pattern[this.at];
      if (char === undefined) throw new Unknown();
      if (char === '[') {
        depth++;
        // A bracket in first place stands for itself.
        const first = /^\[\^?\]/.exec(this.rest());
        if (first) this.at += first[0].length - 1;
      } else if (char === ']') depth--;
      else if (char === '\\') this.at++;
      this.at++;
    } while (depth > 0);
    return null;
  }

  /** Reads all quantifiers after an element; true when they let it be left out. */
  private readQuantifiers(): boolean {
    let optional = false;
    for (;;) {
      const found = quantifier.exec(this.rest());
      if (!found) return optional;
      this.at += found[0].length;
      optional ||= optionalQuantifier.test(found[0]);
    }
  }

  private rest(): string {
    return this.pattern.slice(this.at, this.at + 80);
  }
}

/** Long needles sort out more lines, many needles cost more searches. */
function better(a: string[] | null, b: string[] | null): string[] | null {
  if (!a || !b) return a ?? b;
  return value(b) > value(a) ? b : a;
}

function value(needles: string[]): number {
  return 2 * Math.min(...needles.map((needle) => needle.length)) - needles.length;
}
