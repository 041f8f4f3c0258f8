import { expect, test } from 'vitest';
import { createOriginMatcher } from '../../../../src/service/proxy/create-origin-matcher.ts';

function matches(origin: string, address: string): boolean {
  return createOriginMatcher([origin])(new URL(address));
}

test('a star stands for a part of one label', () => {
  for (const host of ['acme-eu-1.example.com', 'a-b-c.example.com', 'a--b-c-d.example.com'])
    expect([host, matches('https://*-*-*.example.com', `https://${host}/`)]).toEqual([host, true]);
  for (const host of ['a-b.example.com', 'a-b-c.d.example.com', '-b-c.example.com', 'a-b-c.example.com.evil.test'])
    expect([host, matches('https://*-*-*.example.com', `https://${host}/`)]).toEqual([host, false]);
  expect(matches('https://**.example.com', 'https://ab.example.com')).toBe(true);
  expect(matches('https://*.*.example.com:8443', 'wss://a.b.example.com:8443')).toBe(true);
  expect(matches('https://*.example.com', 'http://a.example.com')).toBe(false);
});

test('a host that no name can have takes no longer than its length', () => {
  const isListed = createOriginMatcher(['https://*-*-*-*.example.com']);
  const started = performance.now();
  expect(isListed(new URL(`https://${'a-'.repeat(7_000)}x.evil.test/`))).toBe(false);
  expect(performance.now() - started).toBeLessThan(200);
});

test('a host that a name can have takes no longer, however many stars an origin has', () => {
  const isListed = createOriginMatcher([
    `https://${'*'.repeat(6)}.example.com`,
    `https://${'*-'.repeat(6)}*.example.com`,
  ]);
  const started = performance.now();
  expect(isListed(new URL(`https://${'a'.repeat(63)}.example.org/`))).toBe(false);
  expect(isListed(new URL(`https://${'a-'.repeat(31)}a.example.org/`))).toBe(false);
  expect(isListed(new URL(`https://${'a-'.repeat(31)}a.example.com/`))).toBe(true);
  expect(performance.now() - started).toBeLessThan(200);
});
