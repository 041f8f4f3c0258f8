/** By file, one for each language. */
const lists: Readonly<Record<string, string>> = import.meta.glob<string>('./*.ts', {
  base: './common-words',
  import: 'default',
  eager: true,
});

/** The common words of a language (`LanguageRules.language`), folded, a space between them; empty without a list. */
export function commonWordsOf(language: string): string {
  return lists[`./${language}.ts`] ?? '';
}
