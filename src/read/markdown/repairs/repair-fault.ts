import { findAddresses, findBraces, findComments, findLess } from './find-alike.ts';
import { repairAlike } from './mend.ts';
import { mendAddress, mendBraces, mendComment, mendLess, mendOpenComment } from './mend-markup.ts';
import { offsetOf } from './offset-of.ts';
import type { Fault, Repair } from './repair.ts';
import { repairAttribute } from './repair-attribute.ts';
import { closeCrossing, closeElement, dropStrayClosing, literalTag } from './repair-closing.ts';
import { repairTag } from './repair-tag.ts';
import { repairTypedExpression } from './repair-types.ts';

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
  const typed = rest.startsWith('<') ? null : repairTypedExpression(source, offset);
  const atAttribute = typed ?? repairAttribute(source, offset);
  if (atAttribute) return atAttribute;
  if (rest.startsWith('<')) return repairTag(source, offset) ?? literalLess(source, offset);
  return escapeBrace(source, offset);
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

/** HTML comments and addresses in angle brackets. */
function repairMarkup(source: string, offset: number): Repair | null {
  const comment = mendComment(source, offset);
  if (comment) return repairAlike(source, comment, findComments(source));
  const link = mendAddress(source, offset);
  return link && repairAlike(source, link, findAddresses(source));
}

function literalLess(source: string, offset: number): Repair {
  if (source.startsWith('<!--', offset)) return repairAlike(source, mendOpenComment(offset), []);
  return repairAlike(source, mendLess(offset), findLess(source));
}

/** Escapes the last `{` at or before `offset` that is not escaped yet, with those right before it. */
function escapeBrace(source: string, offset: number): Repair | null {
  for (let index = Math.min(offset, source.length - 1); index >= 0; index--) {
    if (source[index] === '{' && source[index - 1] !== '\\')
      return repairAlike(source, mendBraces(source, index), findBraces(source));
    if (source[index] === '<' && index < offset - 1 && /^<[A-Za-z!/]/.test(source.slice(index, index + 2)))
      return literalLess(source, index);
  }
  return null;
}
