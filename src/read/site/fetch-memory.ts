import { fetchText } from './fetch-text.ts';

export type FetchText = typeof fetchText;

/** What an answer took is waited for once in this many times as long. */
const rest = 100;
/** Milliseconds. */
const longestRest = 600_000;

/**
 * Fetches each address once and keeps what it answered, a hundred times as long as that took: a site is loaded again
 * at each word that an author types, and a server that is far away, or none, was waited for each time.
 */
export function createFetchMemory(
  fetch: FetchText = fetchText,
  now: () => number = () => performance.now(),
): FetchText {
  const known = new Map<string, { answer: ReturnType<FetchText>; until: number }>();
  return (url, options) => {
    const started = now();
    const last = known.get(url);
    if (last && started < last.until) return last.answer;
    const entry = { answer: fetch(url, options), until: Infinity };
    known.set(url, entry);
    const settle = (): void => {
      entry.until = now() + Math.min(rest * (now() - started), longestRest);
    };
    entry.answer.then(settle, settle);
    return entry.answer;
  };
}
