import type { LanguageRules } from '../analyser.ts';
import { japaneseMeanings } from './japanese-meanings.ts';
import { stemLatin } from './stem-english.ts';

export const japanese: LanguageRules = {
  language: 'ja',
  ...japaneseMeanings,
  stopWords: new Set(
    'の に は を が で と も へ や か から まで より です ます した する して され れる こと とき ため もの これ それ あれ この その あの どの どう ください くだ ださ さい ませ せん てい いる ある なる には では とは'.split(
      ' ',
    ),
  ),
  stopCharacters: 'をがへ',
  stem: stemLatin,
  endings: [],
};
