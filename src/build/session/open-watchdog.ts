import { Worker } from 'node:worker_threads';
import { renderReport } from '../../base/errors/render-report.ts';
import type { Within } from '../../read/site/within.ts';
import { mostWorkers } from '../processes/count-workers.ts';
import { renderProcesses } from '../processes/render-processes.ts';

export interface Watchdog {
  within: Within;
  close: () => void;
}

/** Milliseconds between two looks. */
const interval = 500;
const longestName = 1000;
const placeholder = '{file}';

/**
 * Ends this process and its render processes, with a message that names the file it works on, once its main thread has
 * been busy with one file for so much processor time, in milliseconds: what reads settings, sources and descriptions
 * there cannot be stopped in another way. What is about no file, as an index of a large site, has `ownTime`. Until
 * pages are written, nothing of the last output has been touched.
 */
export function openWatchdog({ time, ownTime = 10 * time }: { time: number; ownTime?: number }): Watchdog {
  // Beats, then the length of the name, then the ids of processes, then the name in UTF-16.
  const shared = new SharedArrayBuffer(8 + 4 * mostWorkers + 2 * longestName);
  const counts = new Int32Array(shared, 0, 2);
  const processes = new Int32Array(shared, 8, mostWorkers);
  const name = new Uint16Array(shared, 8 + 4 * mostWorkers);
  const worker = new Worker(watch, {
    eval: true,
    workerData: { shared, mostWorkers, interval, time, ownTime, message: stuckMessage(time), placeholder },
    stdout: false,
    stderr: false,
    env: {},
    execArgv: [],
  });
  worker.unref();
  const beat = (file: string): void => {
    const length = Math.min(file.length, longestName);
    for (let at = 0; at < length; at++) name[at] = file.charCodeAt(at);
    counts[1] = length;
    processes.fill(0).set([...renderProcesses].slice(-mostWorkers));
    counts[0]! += 1;
  };
  const timer = setInterval(() => beat(''), interval).unref();
  return {
    within: (file, work) => {
      beat(file);
      try {
        return work();
      } finally {
        beat('');
      }
    },
    close: () => {
      clearInterval(timer);
      void worker.terminate();
    },
  };
}

function stuckMessage(time: number): string {
  const report = renderReport(
    [
      {
        severity: 'error',
        kind: 'settings',
        code: 'too-long',
        file: placeholder,
        message: `Reading this took more than ${time / 1000} seconds and was stopped`,
        hint: 'Look for unclosed tags, braces or quotes, or endless references; raise the limit with --page-time',
      },
    ],
    { color: false },
  );
  return `${report.replace(/\n\n[^\n]*$/, '')}\n\nNothing was written. The previous output is unchanged.\n`;
}

/** Runs on a thread of its own, so it is written without any module of ours. */
const watch = `
  const { workerData } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const { shared, mostWorkers, interval, time, ownTime, message, placeholder } = workerData;
  const counts = new Int32Array(shared, 0, 2);
  const processes = new Int32Array(shared, 8, mostWorkers);
  const name = new Uint16Array(shared, 8 + 4 * mostWorkers);
  let last = -1;
  let since = 0;
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  setInterval(() => {
    if (counts[0] !== last) { last = counts[0]; since = used(); return; }
    if (used() - since < (counts[1] > 0 ? time : ownTime)) return;
    const file = String.fromCharCode(...name.subarray(0, counts[1])).replace(/[\\x00-\\x1f\\x7f]/g, ' ');
    try { writeSync(2, '\\n' + message.replace(placeholder, () => file || 'The site')); } catch {}
    for (const id of processes) if (id) try { process.kill(id, 'SIGKILL'); } catch {}
    process.kill(process.pid, 'SIGKILL');
  }, interval);
`;
