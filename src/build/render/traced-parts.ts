import { beginningOf } from '../../base/text/beginning-of.ts';
import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';
import { placeInText, placeOfExpression } from '../../base/text/place-in-text.ts';
import type { FaultSource } from './guard-problems.ts';
import type { TracedPart } from './trace.ts';

/** An expression or a declared value of a page, and where it stands. */
export function expressionPart({ file, text, line }: FaultSource, expression: string): TracedPart {
  return {
    text: `{${beginningOf(expression)}}`,
    file,
    ...placeOfExpression(text, expression, line),
  };
}

/** A component of the page's own, and where the page shows it first. */
export function componentPart({ file, text, line }: FaultSource, name: string): TracedPart {
  const tag = new RegExp(`<${escapeRegExp(name)}[\\s/>]`);
  return { text: `<${name || 'Component'}>`, file, ...placeInText(text, tag, line) };
}
