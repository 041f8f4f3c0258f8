import type { LanguageRules } from '../analyser.ts';
import { vietnameseMeanings } from './vietnamese-meanings.ts';

export const vietnamese: LanguageRules = {
  language: 'vi',
  ...vietnameseMeanings,
  joinsSyllables: true,
  stopWords: new Set(
    (
      'cac cho cung duoc gi hay hon khac khi khong la mot nao nay neu ' +
      'nhu nhung ra rang se theo thi tren va vay voi'
    ).split(' '),
  ),
  // Folded, they are words of documents, too: `mã` is code, `bảng` a table, `ảnh` an image.
  weakWords: new Set(
    'anh ba bang bao bi cai can chi chua co cua da dang day de den do lai lam luc ma nguoi o sao tai the toi trong tu van ve vi viec'.split(
      ' ',
    ),
  ),
  stem: (word) => word,
  endings: [],
};
