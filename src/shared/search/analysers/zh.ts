import type { LanguageRules } from '../analyser.ts';
import { chineseMeanings } from './chinese-meanings.ts';
import { createChineseSpeller } from './create-chinese-speller.ts';
import { simplifyChinese } from './simplify-chinese.ts';
import { stemLatin } from './stem-english.ts';

export const chinese: LanguageRules = {
  language: 'zh',
  ...chineseMeanings,
  stopWords: new Set(
    '的 了 是 在 和 与 或 我 你 您 他 它 们 这 那 吗 呢 吧 就 都 也 把 被 让 给 对 从 到 如何 怎么 怎样 什么 么样 为什 哪里 哪些 我们 你们 您的 我的 你的 可以 能够 以及 或者 一个 这个 那个 如果 因为 所以 但是'.split(
      ' ',
    ),
  ),
  stopCharacters: '的了把让和我你您他她它们就都也是吗呢吧么怎哪些给',
  stem: stemLatin,
  endings: [],
  fold: simplifyChinese,
  createSpeller: createChineseSpeller,
};
