import { expect, test } from 'vitest';
import { languages } from '../../../../src/base/languages/languages.ts';
import { importPlaygroundTexts } from '../../../../src/browser/playground/import-playground-texts.ts';
import { explainFailure } from '../../../../src/browser/playground/transport/explain-failure.ts';
import type { FailureReason } from '../../../../src/browser/playground/transport/failure-reason.ts';
import type { ProxyErrorCode } from '../../../../src/service/proxy/proxy-error.ts';
import { textPlaces } from '../../base/languages/text-places.ts';

const codes = Object.keys({
  'bad-target': true,
  forbidden: true,
  'private-address': true,
  'not-found': true,
  unreachable: true,
  timeout: true,
  'too-large': true,
  'slow-upload': true,
  'too-many': true,
  'bad-redirect': true,
  'no-answer': true,
  'bad-answer': true,
  loop: true,
} satisfies Record<ProxyErrorCode, true>);

const url = 'https://api.example.com/users';
const reasons = [
  { kind: 'cancelled' },
  { kind: 'timeout', seconds: 60 },
  { kind: 'incomplete', names: ['id', 'part'] },
  { kind: 'file-missing' },
  { kind: 'required', names: ['customer', 'items[0].sku'] },
  { kind: 'redirected', url },
  ...(['address', 'body', 'method'] as const).map((problem) => ({ kind: 'invalid', problem, what: 'X' }) as const),
  { kind: 'mixed-content', url },
  ...codes.map((code) => ({ kind: 'proxy', code, message: 'why', url }) as const),
  { kind: 'refused', url, page: 'https://docs.example.com/' },
  { kind: 'unread', url, page: 'https://docs.example.com/' },
  { kind: 'unreachable', url },
] satisfies FailureReason[];

test('no failure is without a reason here', async () => {
  expect([...new Set(reasons.map(({ kind }) => kind))].sort()).toEqual(
    Object.keys((await importPlaygroundTexts('en')).failures).sort(),
  );
});

test.each(languages)('%s explains every failure, with all of its places filled in', async (language) => {
  const texts = await importPlaygroundTexts(language);
  for (const reason of reasons) {
    const { title, text, advice } = explainFailure(reason, texts);
    expect([title, text].every(Boolean), JSON.stringify(reason)).toBe(true);
    expect(textPlaces(title + text + advice), JSON.stringify(reason)).toBe('');
  }
});
