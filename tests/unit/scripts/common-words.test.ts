import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonWordsModule, listedLanguages } from '../../../scripts/common-words.ts';

test.each(listedLanguages)('the committed common words of %s are up to date', (language) => {
  const committed = readFileSync(`src/shared/search/common-words/${language}.ts`, 'utf8');
  expect(committed === commonWordsModule(language), 'node scripts/write-common-words.ts writes them').toBe(true);
});
