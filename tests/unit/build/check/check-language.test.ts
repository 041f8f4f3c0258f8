import { expect, test } from 'vitest';
import type { CheckInput } from '../../../../src/build/check/check-input.ts';
import { checkLanguage } from '../../../../src/build/check/check-language.ts';

function codesOf(markdown: string, language: string | null): string[] {
  const page = { kind: 'prose', title: '', markdown, place: { language } };
  const input = { site: { pages: [page] }, locate: (key: string) => ({ file: 'docs.json', key }) };
  return checkLanguage(input as unknown as CheckInput).map(({ code, hint, key }) => `${code} ${key} ${hint}`);
}

test('a site that is written from right to left and names no language is told of it', () => {
  const hint = (language: string): string =>
    `unset-language navigation Move the content of "navigation" into "languages": [{ "language": "${language}", … }]`;
  expect(codesOf('هذا نص عربي عن إعدادات الموقع.', null)).toEqual([hint('ar')]);
  expect(codesOf('זה טקסט על הגדרות האתר.', null)).toEqual([hint('he')]);
  expect(codesOf('این متن درباره پیکربندی گزینه‌ها است.', null)).toEqual([hint('fa')]);
});

test('no other site is', () => {
  expect(codesOf('هذا نص عربي عن إعدادات الموقع.', 'ar')).toEqual([]);
  expect(codesOf('このサイトの設定について説明します。', null)).toEqual([]);
  expect(codesOf(`${'Words about settings of a site. '.repeat(9)}مرحبا`, null)).toEqual([]);
});
