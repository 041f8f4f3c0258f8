import { components as english } from '../../base/languages/texts/en.ts';
import type { Texts } from '../../base/languages/texts.ts';

/** In a browser: the texts that a page in another language than English brings for its islands. */
export function clientTexts(): Texts['components'] {
  if (typeof document === 'undefined') return english;
  const given = document.querySelector<HTMLElement>('dw-island[data-texts]')?.dataset['texts'];
  return given === undefined ? english : (JSON.parse(given) as Texts['components']);
}
