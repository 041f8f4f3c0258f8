/** What the engine writes before it ends for want of memory, with a trace of its own code after it. */
const lastWords = /^<--- Last few GCs --->|^FATAL ERROR: |^#$/m;

/**
 * Passes a worker's output on, up to the engine's own last words. Until `begin` is called it is kept: what is said by
 * one that cannot begin may be better told.
 */
export function createOutputFilter(pass: (text: string) => void): {
  filter: (text: string) => void;
  begin: () => void;
  /** What was said before `begin`. */
  opening: () => string;
  isOutOfMemory: () => boolean;
} {
  let said: string | null = null;
  let opening = '';
  let hasBegun = false;
  const filter = (text: string): void => {
    if (!hasBegun) return void (opening += text);
    const start = said === null ? text.search(lastWords) : 0;
    if (start < 0) return pass(text);
    if (said === null && text.slice(0, start).trim() !== '') pass(text.slice(0, start));
    said = (said ?? '') + text.slice(start);
  };
  return {
    filter,
    begin: () => {
      if (hasBegun) return;
      hasBegun = true;
      if (opening !== '') filter(opening);
    },
    opening: () => opening,
    isOutOfMemory: () => said !== null && /memory|heap/i.test(said),
  };
}
