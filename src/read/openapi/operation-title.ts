import type { Operation } from '../../model/api/operation.ts';
import { openingText } from '../markdown/plain-text.ts';
import { sentenceCase } from './sentence-case.ts';

/** Characters of a first sentence that can be a title. */
const longest = 60;

/**
 * What readers call one of the operations: its summary, else the first sentence of its description when that is short
 * and its own, else the words of its `operationId`, else method and path in words. A webhook is known by its name.
 */
export function operationTitle(operation: Operation, operations: readonly Operation[]): string {
  const { method, path, summary, description, operationId } = operation;
  if (method === 'WEBHOOK') return sentenceCase(path);
  if (summary) return summary;
  const sentence = isShared(operation, operations) ? '' : firstSentence(description);
  return sentence || idWords(operationId ?? '') || pathWords(method, path);
}

/** Generators copy what is said of a class to each of its methods. */
function isShared({ description }: Operation, operations: readonly Operation[]): boolean {
  return openingsOf(operations).get(openingOf(description))! > 1;
}

const known = new WeakMap<readonly Operation[], ReadonlyMap<string, number>>();

/** How many operations without a summary begin with each first sentence; counted once for all of them. */
function openingsOf(operations: readonly Operation[]): ReadonlyMap<string, number> {
  const before = known.get(operations);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const { summary, description } of operations) {
    if (summary !== '') continue;
    const opening = openingOf(description);
    counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  known.set(operations, counts);
  return counts;
}

function openingOf(description: string): string {
  return /^.*?(?:[.!?](?=\s)|$)/m.exec(description)![0];
}

/** Empty for a text that begins with something longer, and for a single word, which is a remark at most. */
function firstSentence(description: string): string {
  if (description === '') return '';
  const [sentence = ''] = openingText(description).split(/(?<=[.!?。！？])(?=\s|$)|(?<=[。！？])/u);
  const title = sentence.trim().replace(/(?<![.。])[.。]+$/, '');
  return title.length <= longest && /\S\s+\S|[^\p{ASCII}]{4}/u.test(title) ? title : '';
}

/** An id made of anything but names, such as a hash, says nothing. */
function idWords(id: string): string {
  const words = splitWords(id.replace(/[{}]/g, ''));
  return words.length > 1 && words.every((word) => word.length < 30) ? asSentence(words) : '';
}

/** `GET /v1/users/{userId}` reads as `Get v1 users by user id`. */
function pathWords(method: string, path: string): string {
  const segments = path.split('/').filter(Boolean);
  const last = /^\{([^{}]+)\}$/.exec(segments.at(-1) ?? '')?.[1] ?? null;
  const words = segments.map((segment) => segment.replace(/\{[^{}]*\}/g, ' ')).flatMap(splitWords);
  return asSentence([method.toLowerCase(), ...words, ...(last === null ? [] : ['by', ...splitWords(last)])]);
}

/** Names of programs in words; abbreviations stay as they are. */
function splitWords(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) =>
      /^\p{Lu}[\p{Lu}\d]+s?$/u.test(word) && word.length > 1 && !/^V\d/.test(word) ? word : word.toLowerCase(),
    );
}

function asSentence(words: readonly string[]): string {
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
