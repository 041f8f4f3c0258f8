/**
 * What Docwright says of itself, in one language: a file of `texts/`, one section for each room. English gives the
 * type.
 */
export type Texts = typeof import('./texts/en.ts');
