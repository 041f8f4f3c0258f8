import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { parseAst } from '../code-parser.ts';
import { codeStart } from './code-start.ts';
import { lineEnd } from './line-end.ts';

/** A statement is looked for in so many characters. */
const longest = 200_000;
/** And all of a page's in so many, counted as often as they are parsed. */
const mostParsed = 10e6;

/**
 * Fills the empty lines of `export` statements with what means nothing there, since the parser ends some statements at
 * one: within text of JSX, within a template after another. Every line stays where it is.
 */
export function joinStatements(source: string): string {
  const budget = { left: mostParsed };
  let result = '';
  let offset = 0;
  const readLine = createFenceReader();
  while (offset < source.length) {
    const line = source.slice(offset, lineEnd(source, offset));
    const isStatement = readLine(line) === 'prose' && codeStart.test(line);
    const statement = isStatement ? readStatement(source.slice(offset), budget) : null;
    const text = statement ?? { length: line.length, filled: line };
    result += text.filled + source.slice(offset + text.length, offset + text.length + 1);
    offset += text.length + 1;
  }
  return result;
}

/** The statement that a text begins with, when it holds empty lines; `null` for none, and for one without. */
function readStatement(text: string, budget: { left: number }): { length: number; filled: string } | null {
  for (const { index } of text.slice(0, longest).matchAll(/\n[ \t]*(?=\n|$)/g)) {
    budget.left -= index;
    if (budget.left < 0) return null;
    const part = text.slice(0, index);
    const program = parse(part);
    if (program) return /\n[ \t]*\n/.test(part) ? { length: index, filled: fill(part, program) } : null;
  }
  return null;
}

function parse(text: string): object | null {
  try {
    return parseAst(text, { lang: 'tsx' });
  } catch {
    return null;
  }
}

function fill(text: string, program: object): string {
  const parts = findTexts(program);
  return text.replace(/(?<=\n)[ \t]*(?=\n)/g, (blank, at: number) => {
    const part = parts.find(({ start, end }) => start < at && at < end);
    return blank + fillings[part?.type ?? 'code'](part ? [text.slice(part.start, at), text.slice(at, part.end)] : []);
  });
}

type Kind = 'code' | 'JSXText' | 'TemplateElement' | 'Literal';
interface Part {
  type: Kind;
  start: number;
  end: number;
}

/** What an empty line becomes, told what stands before and after it in the same text. */
const fillings: Record<Kind, (sides: string[]) => string> = {
  code: () => '//',
  // Lines of text are joined by a space; between elements there is none.
  JSXText: (sides) => (sides.every((side) => side.trim() !== '') ? `{' '}` : '{/**/}'),
  // The line break, and a continuation in the place of the one that follows.
  TemplateElement: () => String.raw`\n${'\\'}`,
  Literal: () => '',
};

/** The parts of a program whose line breaks are content. */
function findTexts(node: unknown): Part[] {
  if (typeof node !== 'object' || node === null) return [];
  const part = node as Part;
  if (part.type !== 'code' && Object.hasOwn(fillings, part.type)) return [part];
  return Object.values(node).flatMap(findTexts);
}
