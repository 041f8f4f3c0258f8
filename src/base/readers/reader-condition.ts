import type { ReaderCondition } from '../../model/service.ts';

const letters = { 'signed-out': '-', humans: 'h', agents: 'a' } as const;

/**
 * A condition as it stands in a mark: letters, digits, commas and `%` only, nothing that HTML or a URL would escape.
 */
export function writeCondition(condition: ReaderCondition): string {
  if (typeof condition === 'string') return letters[condition];
  return condition.groups === null ? '*' : `g${condition.groups.map(encodeForMark).join(',')}`;
}

/** Reads what `writeCondition` wrote. */
export function parseCondition(text: string): ReaderCondition {
  const named = (['signed-out', 'humans', 'agents'] as const).find((name) => letters[name] === text);
  if (named) return named;
  if (text === '*') return { kind: 'members', groups: null };
  const names = text.slice(1);
  return { kind: 'members', groups: names === '' ? [] : names.split(',').map(decodeURIComponent) };
}

/** Whether no agent and no stranger may see a part. */
export function isForMembers(condition: ReaderCondition): boolean {
  return typeof condition !== 'string';
}

/** Letters, digits and `%` only. */
export function encodeForMark(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*~._-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
