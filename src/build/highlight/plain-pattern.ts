/** The pattern has something that is not known to mean the same to both engines, or that could take long. */
class Unknown extends Error {}

/** On a line that none of them fits, the time grows with this power of its length. */
const mostLoops = 3;
/** Ways in which the pattern may be tried at one place, beside its loops. */
const mostWays = 300;

const literal = /[^\\[(){.^$*+?|]|\\[^a-zA-Z0-9]|\{(?![\d,])/y;
const kind = /\\[wWsSdDbBhtnrfv]/y;
const quantifier = /(?:([*+])|(\?)|\{(\d+)(?:(,)(\d*))?\})(\??)/y;
const further = /[*+?]|\{[\d,]+\}/y;
const setPart =
  /\[:(alpha|alnum|digit|xdigit|upper|lower|space):\]|\\([wsdhtnrfv])|(?:\\([^a-zA-Z0-9])|([^\\[\]&-]|&(?!&)))/y;

const anyCharacter = '[^\\n]';

/** What stands for them, for text in ASCII alone. */
const sets: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  alnum: 'A-Za-z0-9',
  digit: '0-9',
  xdigit: '0-9A-Fa-f',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  h: '0-9A-Fa-f',
};

/** Source and flags of a regular expression. */
export interface PlainPattern {
  source: string;
  flags: '' | 'i';
}

/**
 * An Oniguruma pattern as a regular expression of JavaScript that finds the same, with the same groups, in text in
 * ASCII; `null` where that is not certain, or where it could take long, since JavaScript never gives up: loops are few,
 * and of single characters.
 */
export function plainPattern(pattern: string): PlainPattern | null {
  try {
    return new PlainReader(pattern).read();
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

interface Piece {
  text: string;
  /** A character can be repeated, an assertion can not, and anything else may be left out. */
  kind: 'character' | 'assertion' | 'other';
  ways: number;
}

class PlainReader {
  private readonly pattern: string;
  private at = 0;
  private loops = 0;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  read(): PlainPattern {
    // One character beyond 16 bits would be two.
    if (/[\ud800-\udfff]/.test(this.pattern)) throw new Unknown();
    const insensitive = this.take(/\(\?i([:)])/y);
    // Some letters beyond ASCII are small or large forms of those within.
    if (insensitive && /[^\0-\x7f]/.test(this.pattern)) throw new Unknown();
    const { text } = this.readAlternatives(true);
    if (insensitive?.[1] === ':' && this.pattern[this.at++] !== ')') throw new Unknown();
    if (this.at < this.pattern.length) throw new Unknown();
    return { source: text, flags: insensitive ? 'i' : '' };
  }

  private readAlternatives(mayCapture: boolean): Pick<Piece, 'text' | 'ways'> {
    let text = '';
    let before = 0;
    let ways = 1;
    for (;;) {
      const next = this.pattern[this.at];
      if (before + ways > mostWays) throw new Unknown();
      if (next === undefined || next === ')') return { text, ways: before + ways };
      if (next === '|') {
        text += next;
        before += ways;
        ways = 1;
        this.at++;
        continue;
      }
      const piece = this.readRepeated(mayCapture);
      text += piece.text;
      ways *= piece.ways;
    }
  }

  private readRepeated(mayCapture: boolean): Piece {
    const piece = this.readPiece(mayCapture);
    const [written, star, option, least = '', comma, most = '', lazy] = this.take(quantifier) ?? [];
    if (written === undefined) return piece;
    const fits = piece.kind === 'character' || (piece.kind === 'other' && option);
    // Such pairs of quantifiers mean something else to each engine.
    if (!fits || this.take(further) || (lazy && !star && !option)) throw new Unknown();
    const isLoop = star || (comma && most === '');
    if (isLoop && ++this.loops > mostLoops) throw new Unknown();
    const choices = option ? 1 : most === '' ? 0 : Number(most) - Number(least);
    if (choices < 0) throw new Unknown();
    // Oniguruma looks for `.+` at the beginnings of lines only, behind an assertion, too.
    if (isLoop && piece.text === anyCharacter) throw new Unknown();
    return { text: piece.text + written, kind: 'other', ways: piece.ways + choices };
  }

  private readPiece(mayCapture: boolean): Piece {
    const found = this.take(literal)?.[0];
    if (found !== undefined) return character(asItself(found.at(-1)!));
    const known = this.take(kind)?.[0];
    if (known !== undefined)
      return /b/i.test(known) ? assertion(known) : character(known === '\\h' ? `[${sets['h']}]` : known);
    const char = this.pattern[this.at];
    if (char === '[') return character(this.readSet());
    if (char === '(') return this.readGroup(mayCapture);
    this.at++;
    if (char === '.') return character(anyCharacter);
    if (char === '$') return assertion('(?=\\n|(?![^]))');
    // After the last line break, no line begins.
    if (char === '^') return assertion('(?:(?<![^])|(?<=\\n)(?=[^]))');
    throw new Unknown();
  }

  private readGroup(mayCapture: boolean): Piece {
    const [opening = ''] = this.take(/\((?:\?(?:<?[=!]|:))?/y) ?? [];
    if ((opening === '(' && !mayCapture) || this.pattern[this.at] === '?') throw new Unknown();
    const isAssertion = /[=!]$/.test(opening);
    const { text, ways } = this.readAlternatives(mayCapture && (!isAssertion || opening === '(?='));
    if (this.pattern[this.at] !== ')') throw new Unknown();
    this.at++;
    return { text: `${opening}${text})`, kind: isAssertion ? 'assertion' : 'other', ways };
  }

  private readSet(): string {
    const [opening = ''] = this.take(/\[\^?/y) ?? [];
    // A bracket in first place stands for itself.
    let text = this.take(/\]/y) ? '\\]' : '';
    while (text === '' || this.pattern[this.at] !== ']') {
      // And so does a hyphen there, or in last place.
      if (this.pattern[this.at] === '-' && (text === '' || this.pattern[this.at + 1] === ']')) {
        text += '\\-';
        this.at++;
      } else text += this.readRange();
    }
    this.at++;
    return `${opening}${text}]`;
  }

  private readRange(): string {
    const first = this.readSetPart();
    if (this.pattern[this.at] !== '-' || this.pattern[this.at + 1] === ']') return first.text;
    this.at++;
    const last = this.readSetPart();
    if (!first.isOne || !last.isOne) throw new Unknown();
    return `${first.text}-${last.text}`;
  }

  private readSetPart(): { text: string; isOne: boolean } {
    const match = this.take(setPart);
    if (!match) throw new Unknown();
    const [, name, escaped, sign, char] = match;
    if (name !== undefined) return { text: sets[name]!, isOne: false };
    if (escaped !== undefined) return { text: sets[escaped] ?? `\\${escaped}`, isOne: /[tnrfv]/.test(escaped) };
    return { text: asItself(sign ?? char!), isOne: true };
  }

  private take(syntax: RegExp): RegExpExecArray | null {
    syntax.lastIndex = this.at;
    const match = syntax.exec(this.pattern);
    if (match) this.at += match[0].length;
    return match;
  }
}

function character(text: string): Piece {
  return { text, kind: 'character', ways: 1 };
}

function assertion(text: string): Piece {
  return { text, kind: 'assertion', ways: 1 };
}

/** Wherever it stands. */
function asItself(char: string): string {
  return /\w/.test(char) ? char : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
