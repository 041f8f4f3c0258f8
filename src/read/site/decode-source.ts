import type { Problem } from '../../model/problem.ts';

export interface SourceText {
  text: string;
  problems: Problem[];
}

/** So many places of one fault are told. */
const shownPlaces = 5;

/**
 * A source file as text. UTF-8, or UTF-16; bytes that are neither become `\uFFFD`, and control characters
 * that HTML may not hold are taken out. Both are reported with their line.
 */
export function decodeSource(bytes: Uint8Array, file: string): SourceText {
  const { text, problems } = decodeBytes(bytes, file);
  if (!controls.test(text)) return { text, problems };
  return {
    text: text.replace(new RegExp(controls, 'g'), ''),
    problems: [...problems, ...placesOf(text, new RegExp(controls, 'g')).map((place) => controlCharacter(file, place))],
  };
}

/** A file as text, with all that stands in it. */
export function decodeBytes(bytes: Uint8Array, file: string): SourceText {
  const { text, isWhole } = decode(bytes);
  return { text, problems: isWhole ? [] : placesOf(text, /\uFFFD/g).map((place) => badBytes(file, place)) };
}

/** Whether a text that was decoded as UTF-8 is what `decodeSource` makes of its bytes. */
export function isSound(text: string): boolean {
  return !faults.test(text);
}

const faults = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffd]/;

/** HTML forbids them, and readers could not see them: all but tab, line feed, form feed and carriage return. */
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

function decode(bytes: Uint8Array): { text: string; isWhole: boolean } {
  const encoding = encodingOf(bytes);
  try {
    return {
      text: new TextDecoder(encoding, { fatal: true, ignoreBOM: encoding === 'utf-8' }).decode(bytes),
      isWhole: true,
    };
  } catch {
    return { text: new TextDecoder(encoding, { ignoreBOM: encoding === 'utf-8' }).decode(bytes), isWhole: false };
  }
}

/** By its mark; without one, UTF-16 is known by the zeros in its first letters: pages and settings begin in ASCII. */
function encodingOf([first, second, third, fourth]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : 'utf-8';
}

interface Place {
  line: number;
  column: number;
  code: number;
}

/** The first places, at most one a line. */
function placesOf(text: string, pattern: RegExp): Place[] {
  const places: Place[] = [];
  let line = 1;
  let lineStart = 0;
  let counted = 0;
  for (const { index } of text.matchAll(pattern)) {
    for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) {
      line++;
      lineStart = at + 1;
    }
    counted = index;
    if (places.at(-1)?.line === line) continue;
    places.push({ line, column: index - lineStart + 1, code: text.charCodeAt(index) });
    if (places.length === shownPlaces) break;
  }
  return places;
}

function badBytes(file: string, { line, column }: Place): Problem {
  return {
    severity: 'warning',
    code: 'encoding',
    message: 'These bytes are not valid UTF-8; readers see \uFFFD instead',
    hint: 'Save the file as UTF-8',
    file,
    line,
    column,
  };
}

function controlCharacter(file: string, { line, column, code }: Place): Problem {
  return {
    severity: 'warning',
    code: 'control-character',
    message: `The control character U+${code.toString(16).toUpperCase().padStart(4, '0')} is removed`,
    hint: 'Remove it: pages cannot contain it',
    file,
    line,
    column,
  };
}
