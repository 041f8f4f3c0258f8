import { expect, test } from 'vitest';
import { createHeadingSlugger, slugHeading } from '../../../../src/base/paths/heading-slug.ts';

test.each([
  ['Step 1: Install', 'step-1-install'],
  ['Config.json options', 'config-json-options'],
  ["What's new", 'what’s-new'],
  ['What’s new', 'what’s-new'],
  ['Rate limits (per minute)', 'rate-limits-per-minute'],
  ['Read/write access', 'read/write-access'],
  ['Fees & billing', 'fees-&-billing'],
  ['snake_case name', 'snake_case-name'],
  ['C++ & C#', 'c++-&-c#'],
  ['日本語 見出し', '日本語-見出し'],
  ['A -- B', 'a-b'],
  ['100% done', '100%-done'],
  ['foo@bar', 'foo@bar'],
  ['Is it [beta]?', 'is-it-beta'],
  ['  Überblick\t(kurz) ', 'überblick-kurz'],
  ['Say "hello"', 'say-“hello”'],
  ['Deploy 🚀', 'deploy-'],
  ['\uD83D lone', 'lone'],
  ['\u200B Pasted from a page\u200B', 'pasted-from-a-page'],
  ['Ver\u00ADfassung', 'verfassung'],
])('%s', (text, id) => {
  expect(slugHeading(text)).toBe(id);
});

test('a repeated heading gets the next number, custom ids included', () => {
  const slugger = createHeadingSlugger();
  const ids = [
    slugger.slug('Usage'),
    slugger.slug('Usage'),
    slugger.slug('Anything', 'usage-3'),
    slugger.slug('Usage'),
    slugger.slug('Other', 'usage'),
    slugger.slug('Usage 2'),
  ];
  expect(ids).toEqual(['usage', 'usage-2', 'usage-3', 'usage-4', 'usage-5', 'usage-2-2']);
});

test('every heading has an id', () => {
  const slugger = createHeadingSlugger();
  expect([slugger.slug('???'), slugger.slug(''), slugger.slug('🚀')]).toEqual(['section', 'section-2', 'section-3']);
});

test('many equal headings stay cheap', () => {
  const slugger = createHeadingSlugger();
  let last = '';
  for (let count = 0; count < 50_000; count++) last = slugger.slug('Same');
  expect(last).toBe('same-50000');
});

test('what the page around the text has for an id is left to it', () => {
  const slugger = createHeadingSlugger();
  expect(slugger.slug('Footer')).toBe('footer-2');
  expect(slugger.slug('Footer')).toBe('footer-3');
  expect(slugger.slug('The bar', 'navbar')).toBe('navbar-2');
  expect(slugger.slug('Footers')).toBe('footers');
});
