import { createHighlighter } from 'shiki';

/** Indexes of the sources that end inside a string, a comment or a bracket, by the language's TextMate grammar. */
export async function findOpenSnippets(language: string, sources: string[]): Promise<number[]> {
  const highlighter = await createHighlighter({ langs: [language], themes: ['github-light'] });
  const lang = language as Parameters<typeof highlighter.codeToTokens>[1]['lang'];
  const isOpen = (source: string) =>
    (highlighter.getLastGrammarState(`${source}\n`, { lang, theme: 'github-light' }).getScopes() ?? []).length > 1;
  const open = sources.flatMap((source, index) => (isOpen(source) ? [index] : []));
  highlighter.dispose();
  return open;
}
