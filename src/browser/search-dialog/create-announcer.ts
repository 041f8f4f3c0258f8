import type { Texts } from '../../base/languages/texts.ts';
import { fillText } from '../support/fill-text.ts';

const PAUSE = 500;

/**
 * Tells screen readers through `status` how much a query finds, once the reader stops typing: they would speak over
 * every letter.
 */
export function createAnnouncer(status: HTMLElement, texts: Texts['search']): (count: number, query: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const describe = (count: number, query: string): string => {
    if (count === 0) return fillText(texts.nothing, { query });
    return count === 1 ? texts.foundOne : fillText(texts.found, { count });
  };
  return (count, query) => {
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = describe(count, query)), PAUSE);
  };
}
