import { expect, test } from 'vitest';
import { createStylesheetMemory } from '../../../../src/build/session/stylesheet-memory.ts';

test('only what has changed is made again', async () => {
  const { utilities } = createStylesheetMemory();
  let count = 0;
  const make = async (): Promise<string> => `${++count}`;
  expect(await utilities([['flex'], {}], make)).toBe('1');
  expect(await utilities([['flex'], {}], make)).toBe('1');
  expect(await utilities([['grid'], {}], make)).toBe('2');
});

test('texts are read once while they are in the site', () => {
  const { classesOf } = createStylesheetMemory();
  const text = '<div className="flex" />';
  const [first] = classesOf([[text, 'a.mdx']]);
  expect(first).toContain('flex');
  expect(classesOf([[text, 'a.mdx']])[0]).toBe(first);
  classesOf([]);
  expect(classesOf([[text, 'a.mdx']])[0]).not.toBe(first);
});
