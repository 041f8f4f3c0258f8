import { load, YAMLException } from 'js-yaml';
import { parseDocument } from 'yaml';
import type { Problem } from '../../model/problem.ts';

export interface ParsedTree {
  /** `undefined` when nothing could be read. */
  value: unknown;
  problems: Problem[];
}

/**
 * Reads JSON or YAML 1.2 as people write it: a byte order mark, tabs, duplicate keys (the last one wins) and dates
 * (which stay text) are no faults. Never throws; what cannot be read comes back as problems with a line.
 */
export function parseTree(text: string, file: string): ParsedTree {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (/^\s*[{[]/.test(source)) {
    const value = parseJson(source) ?? parseJson(withoutComments(source));
    if (value !== undefined) return { value, problems: [] };
  }
  try {
    return { value: load(source, { json: true }), problems: [] };
  } catch (error) {
    return recoverTree(source, { file, cause: error });
  }
}

/** `undefined` for what is no JSON, though it may be YAML. */
function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** Comments and trailing commas, which JSON for people's eyes often has. */
function withoutComments(source: string): string {
  const commented = source.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (part) =>
    part.startsWith('"') ? part : ' ',
  );
  return commented.replace(/"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/g, (part) => (part === ',' ? '' : part));
}

/** The reader that goes on after a fault is several times slower, so it only sees what the strict one refused. */
function recoverTree(source: string, { file, cause }: { file: string; cause: unknown }): ParsedTree {
  const spaced = source.replace(/^[ ]*\t[ \t]*/gm, (indent) => indent.replaceAll('\t', '  '));
  try {
    const document = parseDocument(spaced, {
      uniqueKeys: false,
      strict: false,
      merge: true,
      prettyErrors: true,
      logLevel: 'silent',
    });
    const value: unknown = document.toJS({ maxAliasCount: 10_000 });
    const readable = typeof value === 'object' && value !== null;
    const problems = document.errors.slice(0, 10).map(
      (error): Problem => ({
        severity: readable ? 'warning' : 'error',
        code: 'invalid-yaml',
        message: `This is not valid YAML: ${firstLine(error.message)}`,
        file,
        ...(error.linePos && { line: error.linePos[0].line, column: error.linePos[0].col }),
      }),
    );
    return {
      value: readable ? value : undefined,
      problems: readable || problems.length > 0 ? problems : [unreadable(cause, file)],
    };
  } catch {
    return { value: undefined, problems: [unreadable(cause, file)] };
  }
}

function unreadable(cause: unknown, file: string): Problem {
  const mark = cause instanceof YAMLException ? cause.mark : undefined;
  return {
    severity: 'error',
    code: 'invalid-yaml',
    message: `This is neither JSON nor YAML: ${cause instanceof YAMLException ? cause.reason : firstLine(String(cause))}`,
    file,
    ...(mark && { line: mark.line + 1, column: mark.column + 1 }),
  };
}

function firstLine(message: string): string {
  return message
    .split('\n', 1)[0]!
    .replace(/ at line \d+, column \d+:?$/, '')
    .replace(/[.:]$/, '');
}
