import { endsInColon } from './ends-in-colon.ts';
import type { Snippet } from './split-passage.ts';

/** A paragraph up to here is quoted as a whole. */
const longestParagraph = 320;
/** A list up to here is quoted as a whole: numbered ones, or those that a sentence announces. */
const longestList = { items: 10, length: 1_200 };

/** A passage up to here is quoted as a whole: what it says needs no choice. */
const longestPassage = 700;

/** All that can be quoted of a short passage; nothing of a longer one. */
export function wholePassage(content: string, snippets: readonly Snippet[]): Snippet[] {
  return content.length <= longestPassage ? snippets.filter(({ isPointer }) => !isPointer) : [];
}

/** What must be read together with a snippet: the rest of a short paragraph, all steps of a list, code that follows. */
export function completeQuotation(snippet: Snippet, passage: readonly Snippet[]): Snippet[] {
  if (snippet.kind === 'table') return [...announcement(snippet, passage), snippet];
  const own = snippet.kind === 'item' ? completeItem(snippet, passage) : completeSentence(snippet, passage);
  const last = own.at(-1)!;
  return [...own, ...(last.kind === 'sentence' || endsInColon(last.markdown) ? followers(last, passage) : [])];
}

function completeSentence(snippet: Snippet, passage: readonly Snippet[]): Snippet[] {
  const paragraph = passage.filter(({ block, isPointer }) => block === snippet.block && !isPointer);
  if (measure(paragraph) <= longestParagraph) return paragraph;
  const rest = paragraph.filter(({ position }) => position >= snippet.position);
  const most = rest.findIndex((_, index) => measure(rest.slice(0, index + 1)) > longestParagraph);
  return rest.slice(0, most < 0 ? rest.length : Math.max(1, most));
}

function completeItem(snippet: Snippet, passage: readonly Snippet[]): Snippet[] {
  const list = passage.filter(({ block }) => block === snippet.block);
  const before = announcement(snippet, passage);
  const isWhole = isShort(list) && (snippet.isOrdered || before.length > 0);
  return [...before, ...(isWhole ? list : [snippet])];
}

/** The sentence before a list or table that ends in a colon. */
function announcement({ block }: Snippet, passage: readonly Snippet[]): Snippet[] {
  const before = passage.findLast((other) => other.block === block - 1);
  return before?.kind === 'sentence' && endsInColon(before.markdown) ? [before] : [];
}

/** Code or a short table that follows a paragraph, its numbered steps, and what it announces, belong to it. */
function followers(last: Snippet, passage: readonly Snippet[]): Snippet[] {
  if (passage.some(({ block, position }) => block === last.block && position > last.position)) return [];
  const next = partAfter(last, passage);
  const [first] = next;
  if (!first) return [];
  if (first.kind === 'code') return [first];
  if (first.kind === 'item' && first.isOrdered) return isShort(next) ? next : [];
  if (first.kind === 'table') return endsInColon(last.markdown) || (next.length === 1 && isShort(next)) ? [first] : [];
  return endsInColon(last.markdown) && isShort(next) ? next : [];
}

/** The next block; behind what announces it, a note may stand between. */
function partAfter({ block, markdown }: Snippet, passage: readonly Snippet[]): Snippet[] {
  const after = (distance: number): Snippet[] =>
    passage.filter((other) => other.block === block + distance && other.kind !== 'sentence');
  const next = after(1);
  return next.length > 0 || !endsInColon(markdown) ? next : after(2);
}

function isShort(list: readonly Snippet[]): boolean {
  return list.length <= longestList.items && measure(list) <= longestList.length;
}

function measure(snippets: readonly Snippet[]): number {
  return snippets.reduce((sum, { markdown }) => sum + markdown.length + 1, 0);
}
