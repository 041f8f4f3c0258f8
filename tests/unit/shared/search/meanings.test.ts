import { expect, test } from 'vitest';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { allRules } from '../../../../src/shared/search/analysers/all-rules.ts';

const spoken = allRules.filter(({ synonyms }) => synonyms);

test.each(spoken)('a word of $language means one thing', (rules) => {
  const { readRun } = createAnalyser(rules);
  const termsOf = (word: string): string[] => readRun(word).parts.map(({ term }) => term);
  const meanings = new Map<string, number>();
  for (const [line, words] of rules.synonyms!.entries())
    for (const word of words.split(' ')) {
      const [term, ...more] = termsOf(word);
      expect([word, more]).toEqual([word, []]);
      expect([word, meanings.get(term!) ?? line]).toEqual([word, line]);
      meanings.set(term!, line);
    }
  // Of a word that is cut into several, or into none, nothing is ever found.
  const everyday = rules.everyday!.flatMap((line) => line.split(' '));
  expect(everyday.filter((word) => termsOf(word).length !== 1)).toEqual([]);
});

test.each([
  ['es', 'borrar', 'eliminación'],
  ['fr', 'effacer', 'suppression'],
  ['de', 'entfernen', 'Löschung'],
  ['pt', 'senha', 'credenciais'],
  ['it', 'fattura', 'prezzi'],
  ['nl', 'wissen', 'verwijderen'],
  ['ru', 'стереть', 'удаление'],
  ['zh', '移除', '删除'],
  ['ja', '価格', '料金'],
  ['ko', '제거', '삭제'],
  ['pl', 'skasować', 'usunięcie'],
  ['tr', 'kaldırmak', 'silin'],
  ['uk', 'стерти', 'видалення'],
  ['vi', 'tìm', 'search'],
  ['id', 'sunting', 'mengubah'],
  ['sv', 'avgifter', 'fakturering'],
  ['cs', 'odstranit', 'smazání'],
  ['ar', 'إزالة', 'الحذف'],
  ['no', 'fjerne', 'sletting'],
  ['da', 'fjerne', 'sletning'],
  ['fi', 'hinnoittelu', 'maksut'],
  ['hu', 'törölni', 'eltávolítása'],
  ['ro', 'elimina', 'ștergere'],
  ['he', 'להסיר', 'מחיקה'],
  ['hi', 'मिटाना', 'हटाएं'],
  ['ca', 'desinstal·lar', 'suprimir'],
  ['lv', 'noņemt', 'dzēšana'],
  ['uz', "qo'shish", 'yaratish'],
])('in %s, %s and %s are found for one another', (language, word, other) => {
  const { readRun, conceptOf } = createAnalyser(allRules.find((rules) => rules.language === language)!);
  const conceptIn = (text: string): string | null => conceptOf(readRun(text).parts[0]!.term);
  expect(conceptIn(word)).not.toBeNull();
  expect(conceptIn(word)).toBe(conceptIn(other));
});
