/** What the engine writes before it ends for want of memory, with a trace of its own code after it. */
const lastWords = /^<--- Last few GCs --->|^FATAL ERROR: |^#$/m;

/** Passes a worker's output on, up to the engine's own last words. */
export function createOutputFilter(pass: (text: string) => void): {
  filter: (text: string) => void;
  isOutOfMemory: () => boolean;
} {
  let said: string | null = null;
  return {
    filter: (text) => {
      const start = said === null ? text.search(lastWords) : 0;
      if (start < 0) return pass(text);
      if (said === null && text.slice(0, start).trim() !== '') pass(text.slice(0, start));
      said = (said ?? '') + text.slice(start);
    },
    isOutOfMemory: () => said !== null && /memory|heap/i.test(said),
  };
}
