import type { Analyser } from './analyser.ts';

/** Folded little words by which a question shows its language, by primary tag; few, since every reader loads them. */
const LITTLE_WORDS: Readonly<Record<string, string>> = {
  en: 'how what where which why do does is are can the my with without and',
  de: 'wie was wo warum welche ich ist sind kann man der das den dem ein eine einen mit ohne und nicht mein meine fur auf',
  fr: 'comment pourquoi quel quelle est sont puis je le les un une des mon ma avec sans et pas pour dans sur',
  es: 'como que donde por cual es son puedo el los una mi con sin y para en del',
  it: 'come cosa dove perche quale sono posso il lo gli una un mio mia con senza e per nel della',
  pt: 'como o que onde por qual sao posso um uma meu minha com sem e para no na do da nao',
  nl: 'hoe wat waar waarom welke ik is zijn kan een het de mijn met zonder en niet voor op',
  pl: 'jak co gdzie dlaczego czy jest moge w na do z bez i nie dla moj',
  sv: 'hur vad var varfor jag ar kan en ett det min med utan och inte for pa',
};
const LEAST = 2;

/**
 * The little words of a question in another language than the site's: they are nothing to search for, and the other
 * words are no misspelt ones of the site's. Empty for a query that may well be in the site's own.
 */
export function findForeignWords(surfaces: readonly string[], { language, isStopWord }: Analyser): ReadonlySet<string> {
  const own = new Set(LITTLE_WORDS[language]?.split(' '));
  let most = new Set<string>();
  for (const [tag, words] of Object.entries(LITTLE_WORDS)) {
    if (tag === language) continue;
    const known = new Set(words.split(' '));
    const found = new Set(surfaces.filter((word) => known.has(word) && !own.has(word) && !isStopWord(word)));
    if (found.size > most.size) most = found;
  }
  return most.size >= LEAST ? most : new Set();
}
