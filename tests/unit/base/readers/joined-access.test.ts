import { expect, test } from 'vitest';
import { joinAccesses, uniteJoined } from '../../../../src/base/readers/joined-access.ts';
import { everyone } from '../../../../src/base/readers/page-access.ts';
import type { PageAccess } from '../../../../src/model/service.ts';

const members: PageAccess = { kind: 'members', groups: null };
const of = (...groups: string[]): PageAccess => ({ kind: 'members', groups });
const mayHave = (list: readonly PageAccess[], groups: readonly string[] | null): boolean =>
  list.every(
    (access) =>
      access.kind === 'everyone' ||
      (groups !== null && (access.groups === null || access.groups.some((group) => groups.includes(group)))),
  );

test('keeps of a list what says more than the others', () => {
  expect(joinAccesses([])).toEqual([everyone]);
  expect(joinAccesses([everyone, members, of('a', 'b'), of('a')])).toEqual([of('a')]);
  expect(joinAccesses([of('a'), of('b'), of('a')])).toEqual([of('a'), of('b')]);
});

test('unites lists to one that lets in who is let in by any of them, and nobody else', () => {
  expect(uniteJoined([])).toEqual([of()]);
  expect(uniteJoined([[of('a'), of('b')], [everyone]])).toEqual([everyone]);
  expect(uniteJoined([[of('a'), of('b')], [of('a')]])).toEqual([of('a')]);
  const clauses = [everyone, members, of(), of('a'), of('b'), of('a', 'c'), of('b', 'c')];
  const lists = clauses.flatMap((one) => clauses.map((other) => joinAccesses([one, other])));
  const readers = [null, [], ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']];
  for (const one of lists)
    for (const other of lists)
      for (const reader of readers)
        expect(mayHave(uniteJoined([one, other]), reader)).toBe(mayHave(one, reader) || mayHave(other, reader));
});

test('leaves readers out rather than make a list without end', () => {
  const lists = Array.from({ length: 12 }, (_, index) => [of(`a${index}`), of(`b${index}`)]);
  const united = uniteJoined(lists);
  expect(united.length).toBeLessThanOrEqual(64);
  expect(mayHave(united, ['a0', 'b0'])).toBe(true);
  expect(
    mayHave(
      united,
      lists.map((_, index) => `a${index}`),
    ),
  ).toBe(false);
});
