import { renderSafeJson } from '../../base/text/render-safe-json.ts';

/** Writes one line of the log: JSON, so that programs can read it. */
export type WriteLog = (entry: object) => void;

/** Lines are written together, so that a busy service does not wait for its log. */
const delay = 200;
const mostWaiting = 1_000;

/** Makes the writer of a log. */
export function createLogWriter(out: (text: string) => void): { write: WriteLog; flush: () => void } {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (waiting.length > 0) out(waiting.join(''));
    waiting = [];
  };
  return {
    flush,
    write: (entry) => {
      const timed = 'time' in entry ? entry : { time: new Date().toISOString(), ...entry };
      waiting.push(renderSafeJson(timed, { indent: 0 }));
      if (waiting.length >= mostWaiting) flush();
      else timer ??= setTimeout(flush, delay).unref();
    },
  };
}
