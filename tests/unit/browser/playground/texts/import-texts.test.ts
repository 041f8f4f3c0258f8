import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importTexts } from '../../../../../src/browser/playground/texts/import-texts.ts';
import { explainFailure } from '../../../../../src/browser/playground/transport/explain-failure.ts';
import type { FailureReason } from '../../../../../src/browser/playground/transport/failure-reason.ts';
import type { ProxyErrorCode } from '../../../../../src/service/proxy/proxy-error.ts';
import { flattenTexts } from '../../../flatten-texts.ts';
import { textPlaces } from '../../../text-places.ts';

const languages = readdirSync(join(import.meta.dirname, '../../../../../src/browser/playground/texts/languages')).map(
  (file) => file.replace('.ts', ''),
);

test.each(languages)('%s says everything', async (language) => {
  const texts = flattenTexts(await importTexts(language));
  const english = new Map(flattenTexts(await importTexts('en')));
  expect(texts.map(([way]) => way)).toEqual([...english.keys()]);
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  expect(texts.filter(([way, text]) => textPlaces(text) !== textPlaces(english.get(way)!))).toEqual([]);
});

test.each(languages.filter((language) => language !== 'en'))('%s has words of its own', async (language) => {
  const english = new Map(flattenTexts(await importTexts('en')));
  const same = flattenTexts(await importTexts(language)).filter(
    ([way, text]) => text.includes(' ') && text === english.get(way),
  );
  expect(same).toEqual([]);
});

const codes = Object.keys({
  'bad-target': true,
  forbidden: true,
  'private-address': true,
  'not-found': true,
  unreachable: true,
  timeout: true,
  'too-large': true,
  'bad-redirect': true,
  'bad-answer': true,
  loop: true,
} satisfies Record<ProxyErrorCode, true>);

const url = 'https://api.example.com/users';
const reasons = [
  { kind: 'cancelled' },
  { kind: 'timeout', seconds: 60 },
  { kind: 'incomplete', names: ['id', 'part'] },
  { kind: 'file-missing' },
  ...(['address', 'body', 'method'] as const).map((problem) => ({ kind: 'invalid', problem, what: 'X' }) as const),
  { kind: 'mixed-content', url },
  ...codes.map((code) => ({ kind: 'proxy', code, message: 'why', url }) as const),
  { kind: 'refused', url, page: 'https://docs.example.com/' },
  { kind: 'unreachable', url },
] satisfies FailureReason[];

test('no failure is without a reason here', async () => {
  expect([...new Set(reasons.map(({ kind }) => kind))].sort()).toEqual(
    Object.keys((await importTexts('en')).failures).sort(),
  );
});

test.each(languages)('%s explains every failure, with all of its places filled in', async (language) => {
  const texts = await importTexts(language);
  for (const reason of reasons) {
    const { title, text, advice } = explainFailure(reason, texts);
    expect([title, text].every(Boolean), JSON.stringify(reason)).toBe(true);
    expect(textPlaces(title + text + advice), JSON.stringify(reason)).toBe('');
  }
});

test('regions share their language, and English stands in for others', async () => {
  expect((await importTexts('de-AT')).send).toBe('Senden');
  expect((await importTexts('zh-Hant-TW')).send).toBe('傳送');
  expect((await importTexts('tlh')).send).toBe('Send');
});
