import { afterAll, expect, test } from 'vitest';
import { watchOutside } from '../../../../src/build/render/watch-outside.ts';

// Files of tests share a process: what is watched here must not be for others.
const values = [globalThis, Math, Intl].map((of) => [of, Object.getOwnPropertyDescriptors(of)] as const);
afterAll(() => {
  for (const [of, descriptors] of values)
    for (const [name, { configurable, writable, value }] of Object.entries(descriptors))
      if (Object.getOwnPropertyDescriptor(of, name)?.value !== value && (configurable || writable))
        Object.defineProperty(of, name, descriptors[name as keyof typeof descriptors]!);
});

const { note, count, ignore } = watchOutside();

function noted(work: () => unknown): boolean {
  const before = count();
  work();
  return count() > before;
}

test.each<[string, () => unknown]>([
  ['the hour', () => new Date()],
  ['the hour as a text', () => Date()],
  ['the hour in milliseconds', () => Date.now()],
  ['the hour of a date’s own kind', () => new (new Date(0).constructor as DateConstructor)()],
  ['the hour, formatted', () => new Intl.DateTimeFormat('en').format()],
  ['chance', () => Math.random()],
  ['chance of another kind', () => crypto.randomUUID()],
  ['the environment', () => process.env['HOME']],
  ['files', () => process.getBuiltinModule('fs')],
  ['what hides behind the global object', () => (globalThis as Record<string, unknown>)['process']],
  ['code made of text', () => new Function('return performance.now()')()],
  ['the network', () => fetch],
  ['what is noted by others', note],
])('%s is noticed', (_name, work) => expect(noted(work)).toBe(true));

test.each<[string, () => unknown]>([
  ['a date that is written down', () => new Date('2026-11-22').toISOString()],
  ['a date that is read', () => Date.parse('2026-11-22')],
  ['a date in the words of a language', () => new Date(0).toLocaleDateString('en', { timeZone: 'UTC' })],
  ['mathematics', () => Math.round(Math.PI)],
  ['an address', () => new URL('https://example.com')],
  ['work that is no page’s', () => ignore(() => Date.now())],
])('%s is not', (_name, work) => expect(noted(work)).toBe(false));

test('values stay what they are', () => {
  expect(new Date(0)).toBeInstanceOf(Date);
  expect(new Date(0).getTime()).toBe(0);
  expect(Object.prototype.toString.call(new Date(0))).toBe('[object Date]');
  expect(new Intl.DateTimeFormat('en', { timeZone: 'UTC', year: 'numeric' }).format(new Date(0))).toBe('1970');
  class Later extends Date {}
  expect(new Later(1).getTime()).toBe(1);
});
