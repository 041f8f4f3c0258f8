import type { ComponentTexts } from './texts/component-texts.ts';
import { en } from './texts/languages/en.ts';

/** In a browser: the texts that a page in another language than English brings for its islands. */
export function clientTexts(): ComponentTexts {
  if (typeof document === 'undefined') return en;
  const given = document.querySelector<HTMLElement>('dw-island[data-texts]')?.dataset['texts'];
  return given === undefined ? en : (JSON.parse(given) as ComponentTexts);
}
