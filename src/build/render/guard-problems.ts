import type { Problem } from '../../model/problem.ts';

/** The text of a file of the site, to find the line of a fault in. */
export interface FaultSource {
  file: string;
  text: string;
  /** Line of `file` on which `text` starts, counted from 1. */
  line: number;
}

/** An expression in a page that throws. */
export function expressionProblem(source: FaultSource, expression: string, error: unknown): Problem {
  const name = unknownName(error);
  if (name !== null) return nameProblem(source, name);
  return {
    severity: 'error',
    code: 'expression-failed',
    message: `${expression ? `{${shorten(expression)}}` : 'An expression'} cannot be evaluated: ${messageOf(error)}; it is ${expression ? 'shown as text' : 'left out'}`,
    hint: expression ? `Write \\{ for a literal {` : undefined,
    ...placeOf(source, expression),
  };
}

/** A name in an expression that nothing has. */
export function nameProblem(source: FaultSource, name: string): Problem {
  return {
    severity: 'warning',
    code: 'unknown-name',
    message: `{${name}} is an expression, and nothing is called "${name}"; it is shown as text`,
    hint: `Write \\{${name}} or \`{${name}}\` for the literal text`,
    ...placeOf(source, new RegExp(`\\{[^{}\`]*(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`)),
  };
}

/** A component of the page's own that throws. */
export function componentProblem(source: FaultSource, name: string, error: unknown): Problem {
  return {
    severity: 'error',
    code: 'component-failed',
    message: `<${name || 'Component'}> fails: ${messageOf(error)}; only what it wraps is shown`,
    ...placeOf(source, new RegExp(`<${name.replace(/\W/g, '\\$&')}[\\s/>]`)),
  };
}

/** A block of the page that React refuses. */
export function blockProblem(source: FaultSource, text: string): Problem {
  return {
    severity: 'error',
    code: 'block-failed',
    message: `A block of the page cannot be rendered${text ? `, and is shown as text: "${shorten(text)}"` : ''}`,
    hint: 'Components and values in it have to be what React can show',
    ...placeOf(source, text.split('\n')[0]!),
  };
}

function unknownName(error: unknown): string | null {
  const name = error instanceof ReferenceError ? /^([\w$]+) is not defined$/.exec(error.message)?.[1] : undefined;
  return name === undefined ||
    /^(?:window|document|localStorage|sessionStorage|navigator|location|history|self)$/.test(name)
    ? null
    : name;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function placeOf(
  { file, text, line }: FaultSource,
  wanted: string | RegExp,
): Pick<Problem, 'file' | 'line' | 'column'> {
  const offset = wanted === '' ? -1 : typeof wanted === 'string' ? text.indexOf(wanted) : text.search(wanted);
  if (offset < 0) return { file };
  const before = text.slice(0, offset).split('\n');
  return { file, line: line + before.length - 1, column: before.at(-1)!.length + 1 };
}
