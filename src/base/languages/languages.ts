import { languagesOf } from './pick-texts.ts';

/** The languages that Docwright speaks: one for each file of `texts/`. */
export const languages: readonly string[] = languagesOf(Object.keys(import.meta.glob('./*.ts', { base: './texts' })));
