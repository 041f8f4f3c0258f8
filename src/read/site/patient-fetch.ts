import type { FetchText } from './fetch-memory.ts';
import { fetchText } from './fetch-text.ts';

/** Requests at once: a description may name a hundred thousand addresses. */
const lanes = 16;
/** Milliseconds, as each file may take its time and lead to the next. */
const patience = 300_000;
/** Signs of all answers together. */
const mostText = 512_000_000;

/**
 * Fetches for one loading of a site, whose descriptions may be anybody's: a few addresses at once, and none any more
 * once all that was waited for, or all that was answered, is too much. The reason of such an answer says so.
 */
export function createPatientFetch(
  fetch: FetchText = fetchText,
  now: () => number = () => performance.now(),
): FetchText {
  const queue: (() => void)[] = [];
  let [open, waited, since, taken] = [0, 0, 0, 0];
  const enter = async (): Promise<void> => {
    if (open >= lanes) await new Promise<void>((resolve) => queue.push(resolve));
    else if (open++ === 0) since = now();
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) return next();
    if (--open === 0) waited += now() - since;
  };
  return async (url, options) => {
    await enter();
    try {
      if (waited + now() - since >= patience)
        return { reason: tooMuch(`waiting for other servers took ${patience / 60_000} minutes`) };
      if (taken > mostText) return { reason: tooMuch(`other servers sent more than ${mostText / 1e6} MB`) };
      const answer = await fetch(url, options);
      if ('text' in answer) taken += answer.text.length;
      return answer;
    } finally {
      leave();
    }
  };
}

function tooMuch(what: string): string {
  return `${what} in total, so no more requests are sent`;
}
