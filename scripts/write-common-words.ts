import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonWordsModule, listedLanguages } from './common-words.ts';

/** Writes the lists of common words, one module a language. */
const target = join(import.meta.dirname, '../src/shared/search/common-words');
mkdirSync(target, { recursive: true });
for (const language of listedLanguages) writeFileSync(join(target, `${language}.ts`), commonWordsModule(language));
