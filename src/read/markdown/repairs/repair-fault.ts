import { offsetOf } from './offset-of.ts';
import type { Fault, Repair } from './repair.ts';
import { closeCrossing, closeElement, dropStrayClosing, literalTag } from './repair-closing.ts';
import { repairTag } from './repair-tag.ts';
import { repairTypedExpression } from './repair-types.ts';
import { replaceText } from './replace-text.ts';

/**
 * Mends the place at which the parser stopped the way other Markdown tools would read it: a bare `<` or `{` is text, a
 * void element needs no closing tag, an unclosed element ends with its block. A fault that comes `isAgain` makes its
 * tag text. `null` when there is nothing to change.
 */
export function repairFault(source: string, fault: Fault, isAgain: boolean): Repair | null {
  const offset = offsetOf(source, fault.line, fault.column);
  const rest = source.slice(offset);
  const unclosed = /^Expected a closing tag for `<([^>`]*)>` \((\d+):(\d+)\)/.exec(fault.message);
  const crossing = /expected corresponding closing tag for `<([^>`]*)>` \((\d+):(\d+)\)/.exec(fault.message);
  const open = unclosed ?? crossing;
  if (isAgain && open) return literalOpening(source, tagOf(open));
  if (isAgain && rest.startsWith('<')) return literalLess(source, offset);
  const atMarkup = repairMarkup(source, offset);
  if (atMarkup) return atMarkup;
  if (unclosed) return closeElement(source, tagOf(unclosed));
  if (crossing) return closeCrossing(source, { offset, open: tagOf(crossing) });
  if (/^Unexpected closing tag/.test(fault.message)) return dropStrayClosing(source, offset);
  if (rest.startsWith('<')) return repairTag(source, offset) ?? literalLess(source, offset);
  return repairTypedExpression(source, offset) ?? escapeBrace(source, offset);
}

function literalOpening(
  source: string,
  { name, line, column }: { name: string; line: number; column: number },
): Repair {
  return literalTag(source, offsetOf(source, line, column), name);
}

function tagOf([, name = '', line, column]: RegExpExecArray): { name: string; line: number; column: number } {
  return { name, line: Number(line), column: Number(column) };
}

/** An address in angle brackets, which Markdown makes a link of. */
export const angledAddress = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/;

/** A link of MDX to an address that stood in angle brackets. */
export function linkTo(address: string): string {
  return `[${address}](${address.includes(':') ? address : `mailto:${address}`})`;
}

/** HTML comments and addresses in angle brackets. */
function repairMarkup(source: string, offset: number): Repair | null {
  const rest = source.slice(offset);
  const comment = /^<!--[\s\S]*?-->/.exec(rest)?.[0];
  if (comment) {
    return {
      source: replaceText(source, { offset, length: comment.length, text: comment.replace(/[^\n]/g, '') }),
      message: 'MDX has no HTML comments',
      hint: 'Write comments as {/* … */}',
    };
  }
  const link = angledAddress.exec(rest);
  if (link?.index !== 0) return null;
  return {
    source: replaceText(source, { offset, length: link[0].length, text: linkTo(link[1]!) }),
    message: 'MDX has no addresses in angle brackets',
    hint: 'Write the address without angle brackets',
  };
}

function literalLess(source: string, offset: number): Repair {
  return {
    source: replaceText(source, { offset, length: 1, text: '&lt;' }),
    message: 'This < starts no tag',
    hint: 'Write &lt; for a literal <',
  };
}

/** Escapes the last `{` at or before `offset` that is not escaped yet, with those right before it. */
function escapeBrace(source: string, offset: number): Repair | null {
  for (let index = Math.min(offset, source.length - 1); index >= 0; index--) {
    if (source[index] === '{' && source[index - 1] !== '\\') return literalBraces(source, index);
    if (source[index] === '<' && index < offset - 1 && /^<[A-Za-z!/]/.test(source.slice(index, index + 2)))
      return literalLess(source, index);
  }
  return null;
}

function literalBraces(source: string, last: number): Repair {
  let first = last;
  while (source[first - 1] === '{' && source[first - 2] !== '\\') first--;
  return {
    source: replaceText(source, { offset: first, length: last + 1 - first, text: '\\{'.repeat(last + 1 - first) }),
    message: 'This { starts no JavaScript expression; it is shown as text',
    hint: 'Write \\{ for a literal {',
  };
}
