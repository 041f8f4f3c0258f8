import type { LanguageRules } from '../analyser.ts';

export const vietnamese: LanguageRules = {
  language: 'vi',
  stopWords: new Set(
    (
      'anh ba bang bao bi cac cai can chi cho chua co cua cung da dang day de den do duoc gi hay hon khac khi khong la lai lam luc ma mot nao nay neu nguoi ' +
      'nhu nhung o ra rang sao se tai the theo thi toi tren trong tu va van vay ve vi viec voi'
    ).split(' '),
  ),
  stem: (word) => word,
  endings: [],
};
