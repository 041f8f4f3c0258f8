import { expect, test } from 'vitest';
import { pickLanguage } from '../../../../src/browser/support/pick-language.ts';

const texts = { zh: 'simplified', 'zh-hant': 'traditional', pt: 'Portuguese' };

test.each([
  ['zh', 'simplified'],
  ['zh-CN', 'simplified'],
  ['zh-Hant', 'traditional'],
  ['zh-Hant-HK', 'traditional'],
  ['pt-BR', 'Portuguese'],
  ['xx', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%s', (tag, picked) => {
  expect(pickLanguage(texts, tag)).toBe(picked);
});
