import type { BuildProgress } from '../build/publish/build-options.ts';
import type { Terminal } from './command.ts';

export interface Progress {
  /** `unit`: what is counted; pages when not given. */
  update: (progress: BuildProgress & { unit?: string }) => void;
  end: () => void;
}

/**
 * Shows pages done of pages total with a rate: on a terminal one line that is rewritten, elsewhere a line now and then.
 */
export function createProgress(terminal: Terminal): Progress {
  let started = 0;
  let shown = 0;
  // A line that is rewritten would run into what the tools inside say.
  const interactive = terminal.interactive && terminal.volume === 'normal';
  if (terminal.volume === 'quiet') return { update: () => {}, end: () => {} };
  return {
    update: (progress) => {
      const now = performance.now();
      if (started === 0) started = now;
      const isLast = progress.done === progress.total;
      if (now - shown < (interactive ? 100 : 5000) && !isLast) return;
      shown = now;
      const rate = Math.round((progress.done / Math.max(1, now - started)) * 1000);
      const line = `${progress.step}: ${progress.done} of ${progress.total} ${progress.unit ?? 'pages'}${progress.done > 0 && rate > 0 ? `, ${rate} a second` : ''}`;
      if (interactive) terminal.error(`\r\u001b[2K${line}`);
      else if (!isLast || progress.total > 500) terminal.error(`${line}\n`);
    },
    end: () => {
      if (interactive && shown > 0) terminal.error('\r\u001b[2K');
    },
  };
}
