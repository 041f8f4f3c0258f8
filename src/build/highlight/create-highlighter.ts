import type { ThemeRegistrationResolved } from 'shiki/types';
import { escapeText } from '../../base/text/escape-html.ts';
import type { CodeblockStyle } from '../../model/config.ts';
import { createClassNamer } from './class-names.ts';
import { createGrammarStore } from './grammar-store.ts';
import { isShell } from './language-names.ts';
import { createLanguageSource } from './language-source.ts';
import type { LineTokenizer } from './line-tokenizer.ts';
import { loadTheme } from './load-theme.ts';
import { maskPlaceholders } from './mask-placeholders.ts';
import { type LineMark, type MarkedLine, readNotation } from './notation.ts';
import { renderLines, TokenWriter } from './render-lines.ts';
import { codeColors, renderStyleSheet } from './style-sheet.ts';
import { ThemePair, type TokenLook } from './theme-pair.ts';
import { tokenizeLines } from './tokenize-lines.ts';

export interface HighlighterOptions {
  themes: CodeblockStyle;
  /** TextMate grammars in JSON, as the site's files hold them. */
  grammars?: unknown[];
}

export interface HighlightOptions {
  /** Line numbers are shown, so every line is an element. */
  lines?: boolean;
  /** Numbers of lines, counted from 1. */
  highlight?: number[];
  focus?: number[];
  /** A theme for this block alone. */
  theme?: string | null;
}

export interface Highlighter {
  /**
   * The content of a `code` element: escaped text with coloured pieces, without the `[!code …]` marks. Some ancestor
   * has the class `dw-code`. A language that has no grammar is plain text. Never throws.
   */
  highlight: (code: string, language: string, options?: HighlightOptions) => string;
  /** Loads grammars ahead of their first use. */
  prepare: (languages: Iterable<string>) => Promise<void>;
  /** Custom properties (`style` attribute) of a block with a theme of its own; empty for a name that is not a theme. */
  blockStyle: (theme: string) => string;
}

interface Painter {
  pair: ThemePair;
  /** The attribute that gives a token its look. */
  attributeOf: (look: TokenLook) => string;
}

/** One style sheet for all that any highlighter of these themes gives, in whatever process. */
export function codeStyleSheet(themes: CodeblockStyle): string {
  const { light, dark, namer } = openThemes(themes);
  return renderStyleSheet(namer, light, dark);
}

/** An unknown name falls back to GitHub's. */
function openThemes(themes: CodeblockStyle) {
  const light = loadTheme(themes.light) ?? loadTheme('github-light')!;
  const dark = themes.dark === themes.light ? light : (loadTheme(themes.dark) ?? loadTheme('github-dark')!);
  const pair = new ThemePair(light, dark);
  return { light, dark, pair, namer: createClassNamer(light, dark, pair.defaultLook) };
}

/** Code to coloured HTML in a light and a dark theme at once. */
export async function createHighlighter({ themes, grammars = [] }: HighlighterOptions): Promise<Highlighter> {
  const { light, dark, pair, namer } = openThemes(themes);
  const languages = createLanguageSource(grammars);
  const store = await createGrammarStore(languages);
  const painter: Painter = { pair, attributeOf: byClass(namer.classOf) };
  const painterOf = createPainterStore(painter, [light, dark]);
  const memory = new Map<string, string>();

  const colour = (code: string, language: string, options: HighlightOptions): string => {
    const lines = markLines(code, options);
    const { pair: theme, attributeOf } = painterOf(options.theme ?? null);
    const tokenizer = store.get(language, theme);
    const html = paint(
      lines.map((line) => line.text),
      { tokenizer, language, look: (data) => attributeOf(theme.look(data)) },
    );
    return renderLines(html, lines, needsLines(lines, options));
  };

  return {
    highlight(written, name, options = {}) {
      const code = written.replace(/\r\n?/g, '\n').replace(/\n$/, '');
      const language = code.length > maxCodeLength ? null : languages.resolve(name);
      if (language === null) return plain(code, options);
      const key = [language, JSON.stringify(options), code].join('\n');
      return remember(key, { memory, make: () => colour(code, language, options) });
    },
    async prepare(names) {
      for (const name of names) {
        const language = languages.resolve(name);
        if (language !== null) store.get(language, pair);
      }
    },
    blockStyle(theme) {
      const found = loadTheme(theme);
      return found ? codeColors(found) : '';
    },
  };
}

const maxCodeLength = 400_000;
const maxRemembered = 2_000;

interface PaintOptions {
  tokenizer: LineTokenizer | null;
  language: string;
  look: (metadata: number) => string;
}

function paint(lines: string[], { tokenizer, language, look }: PaintOptions): string[] {
  if (!tokenizer) return lines.map(escapeText);
  const writer = new TokenWriter();
  const html: string[] = [];
  const read = isShell(language) ? maskPlaceholders : (line: string): string => line;
  const token = (text: string, metadata: number): void => writer.write(text, look(metadata));
  try {
    tokenizeLines(lines, { tokenizer, read, token, endLine: () => html.push(writer.takeLine()) });
    return html;
  } catch {
    // A faulty grammar of the site's own must not cost its page.
    return lines.map(escapeText);
  }
}

function plain(code: string, options: HighlightOptions): string {
  const lines = markLines(code, options);
  return renderLines(
    lines.map((line) => escapeText(line.text)),
    lines,
    needsLines(lines, options),
  );
}

function markLines(code: string, options: HighlightOptions): MarkedLine[] {
  const lines = readNotation(code);
  const add = (numbers: number[] | undefined, mark: LineMark): void => {
    for (const number of numbers ?? []) lines[number - 1]?.marks.add(mark);
  };
  add(options.highlight, 'highlight');
  add(options.focus, 'focus');
  return lines;
}

function needsLines(lines: MarkedLine[], options: HighlightOptions): boolean {
  return options.lines === true || lines.some((line) => line.marks.size > 0);
}

function byClass(classOf: (look: TokenLook) => string): Painter['attributeOf'] {
  return (look) => {
    const name = classOf(look);
    return name === '' ? '' : ` class="${name}"`;
  };
}

/**
 * Blocks with a theme of their own are rare: their tokens carry their colour, so that the style sheet stays the site's.
 */
function createPainterStore(main: Painter, own: ThemeRegistrationResolved[]): (theme: string | null) => Painter {
  const painters = new Map<string, Painter>();
  return (name) => {
    if (name === null || own.every((theme) => theme.name === name)) return main;
    let painter = painters.get(name);
    if (!painter) {
      const theme = loadTheme(name);
      painter = theme ? { pair: new ThemePair(theme, theme), attributeOf: inline(theme.fg.toLowerCase()) } : main;
      painters.set(name, painter);
    }
    return painter;
  };
}

function inline(foreground: string): Painter['attributeOf'] {
  return ({ light }) => {
    const rules = light.color === foreground ? [] : [`color:${light.color}`];
    if (light.fontStyle & 1) rules.push('font-style:italic');
    if (light.fontStyle & 2) rules.push('font-weight:700');
    if (light.fontStyle & 4) rules.push('text-decoration:underline');
    return rules.length === 0 ? '' : ` style="${rules.join(';')}"`;
  };
}

interface Memory {
  memory: Map<string, string>;
  make: () => string;
}

function remember(key: string, { memory, make }: Memory): string {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const html = make();
  if (memory.size >= maxRemembered) memory.clear();
  memory.set(key, html);
  return html;
}
