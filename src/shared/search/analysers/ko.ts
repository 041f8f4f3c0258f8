import type { LanguageRules } from '../analyser.ts';
import { koreanMeanings } from './korean-meanings.ts';
import { stemLatin } from './stem-english.ts';

export const korean: LanguageRules = {
  language: 'ko',
  ...koreanMeanings,
  stopWords: new Set(
    '이 그 저 것 수 등 및 를 을 은 는 가 의 에 와 과 도 로 으로 에서 하는 하고 합니 니다 습니 입니 있는 있습 어떻 떻게 무엇 하기 하여 해야 에게'.split(
      ' ',
    ),
  ),
  stopCharacters: '을를',
  stem: stemLatin,
  endings: [],
};
