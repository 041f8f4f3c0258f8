const MARKS = /\p{M}+/gu;
/** Letters that have no decomposition, yet are typed without their mark. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ð: 'd', þ: 'th' };
const SPECIAL = /[ßæœøđłıðþ]/g;
/** Scripts in which a mark is a letter of its own and must stay: Indic and Thai vowels, Hangul, kana voicing. */
const KEEPS_MARKS = /[\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\uac00-\ud7af]/;

/** Lower case without diacritics, full-width forms made narrow, so that `Café`, `cafe` and `ｃａｆé` are one word. */
export function foldText(text: string): string {
  if (isPlainAscii(text)) return text.toLowerCase();
  const lower = text.normalize('NFKC').toLowerCase();
  if (KEEPS_MARKS.test(lower)) return lower;
  const folded = lower.normalize('NFD').replace(MARKS, '').normalize('NFC');
  return folded.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}

function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}
