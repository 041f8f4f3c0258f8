import { componentManifests } from '../../base/components/component-manifests.ts';
import { suggestNearest } from '../../base/errors/suggest.ts';
import { beginningOf } from '../../base/text/beginning-of.ts';
import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';
import { jsNamePattern } from '../../base/text/js-name.ts';
import { placeInText, placeOfExpression } from '../../base/text/place-in-text.ts';
import type { Problem } from '../../model/problem.ts';

/** The text of a file of the site, to find the line of a fault in. */
export interface FaultSource {
  file: string;
  text: string;
  /** Line of `file` on which `text` starts, counted from 1. */
  line: number;
}

/** An expression that throws. */
export function expressionProblem(source: FaultSource, expression: string, error: unknown): Problem {
  const code = expression.replace(/_jsxs?\([\s\S]*$/, '…');
  return {
    severity: 'error',
    code: 'expression-failed',
    message: `${code ? `{${beginningOf(code)}}` : 'An expression'} cannot be evaluated: ${messageOf(error)}; it is left out`,
    hint: expression ? `Write \\{ for a literal {` : undefined,
    file: source.file,
    ...placeOfExpression(source.text, expression, source.line),
  };
}

/**
 * A name in the code of a page that nothing has. `text` is the whole expression where it is shown as it was written.
 */
export function nameProblem(source: FaultSource, { text, name }: { text: string | null; name: string }): Problem {
  return {
    severity: 'warning',
    code: 'unknown-name',
    message:
      text === null
        ? `"${name}" is not defined`
        : `{${text}} is an expression, but "${name}" is not defined; it is shown as text`,
    hint:
      text === null
        ? `Declare it: export const ${name} = …`
        : `Write \\{${text}} or \`{${text}}\` for the literal text`,
    file: source.file,
    ...(text === null ? placeOfName(source, name) : placeOfExpression(source.text, text, source.line)),
  };
}

/** A name in the code of a snippet that nothing has, and that its callers do not give. */
export function propertyProblem(source: FaultSource, name: string): Problem {
  return {
    severity: 'warning',
    code: 'unknown-name',
    message: `"${name}" has no value here, so nothing is shown`,
    hint: `Pass it where the snippet is used, ${name}="…", or set a default here: {${name} ?? "…"}`,
    file: source.file,
    ...placeOfName(source, name),
  };
}

function placeOfName({ text, line }: FaultSource, name: string): Pick<Problem, 'line' | 'column'> {
  const word = jsNamePattern(name);
  const sought = [`\\{[^{}\`]*${word}`, word].map((pattern) => new RegExp(pattern, 'u'));
  return placeInText(text, sought[0]!, line) ?? placeInText(text, sought[1]!, line) ?? {};
}

/** A formula that cannot be typeset as it is written. */
export function formulaProblem(
  { source, fault }: { source: string; fault: string },
  place: Pick<Problem, 'file' | 'line' | 'column'>,
): Problem {
  return {
    severity: 'warning',
    code: 'formula',
    message: `The formula ${beginningOf(source.trim())} cannot be typeset: ${fault}`,
    hint: 'Fix its LaTeX, or write \\$ for a dollar sign',
    ...place,
  };
}

/** An element that is no component of anybody's. */
export function unknownComponent(source: FaultSource, name: string): Problem {
  const nearest = suggestNearest(
    name,
    componentManifests.map((manifest) => manifest.name),
  );
  return {
    severity: 'warning',
    code: 'unknown-component',
    cause: name,
    message: `<${name}> is neither a built-in component nor defined or imported here; only its content is shown`,
    hint: nearest === null ? `Import it, or write \`<${name}>\` for the literal text` : `Did you mean <${nearest}>?`,
    file: source.file,
    ...placeInText(source.text, new RegExp(`<${escapeRegExp(name)}(?![\\w$-])`), source.line),
  };
}

/** A component of the page's own that throws. */
export function componentProblem(source: FaultSource, name: string, error: unknown): Problem {
  return {
    severity: 'error',
    code: 'component-failed',
    message: `<${name || 'Component'}> failed: ${messageOf(error)}; only its children are shown`,
    file: source.file,
    ...placeInText(source.text, new RegExp(`<${escapeRegExp(name)}[\\s/>]`), source.line),
  };
}

/** An element whose component has no value when it is rendered, as where a list has none of its name. */
export function missingComponent(source: FaultSource): Problem {
  return {
    severity: 'error',
    code: 'component-failed',
    message: 'The code in this file renders an undefined component; only its children are shown',
    hint: 'Look for elements whose name is a variable, like <Icon> after const Icon = icons[name]',
    file: source.file,
  };
}

/** A block of the page that React refuses. */
export function blockProblem(source: FaultSource, { text, error }: { text: string; error: unknown }): Problem {
  return {
    severity: 'error',
    code: 'block-failed',
    message: `A block of this page cannot be rendered: ${refusalOf(error)}${text ? `; it is shown as text: "${beginningOf(text)}"` : ''}`,
    hint: 'Use only components and values that React can render',
    file: source.file,
    ...placeOfShown(source, text.split('\n')[0]!),
  };
}

/** Where a line that is shown is written: between its words may be tags and marks. */
function placeOfShown({ text, line }: FaultSource, shown: string): Pick<Problem, 'line' | 'column'> {
  const whole = placeInText(text, shown, line);
  const words = shown.split(/\s+/).filter(Boolean);
  if (whole || words.length === 0) return whole ?? {};
  const lines = text.split('\n');
  const found = lines.findIndex((written) => {
    let end = 0;
    return words.every((word) => {
      const at = written.indexOf(word, end);
      end = at + word.length;
      return at >= 0;
    });
  });
  return found < 0 ? {} : { line: line + found, column: lines[found]!.indexOf(words[0]!) + 1 };
}

/** What React says goes on with advice to who writes applications. */
function refusalOf(error: unknown): string {
  const [reason = ''] = messageOf(error).split(/\.(?:\s|$)|\n/, 1);
  return reason.startsWith('A component suspended')
    ? 'a component in it suspends, but pages are rendered synchronously'
    : reason;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
