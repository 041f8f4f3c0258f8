import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { DocsError } from '../../base/errors/docs-error.ts';
import { missingBinding } from '../../base/errors/missing-binding.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Problem } from '../../model/problem.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { createOutputFilter } from './create-output-filter.ts';
import { renderProcesses } from './render-processes.ts';
import { resolvingOptions } from './resolving-options.ts';
import type { WorkerAnswer, WorkerMessage } from './worker-messages.ts';

/** Why a worker is no more. */
export type WorkerEnd = { kind: 'memory' } | { kind: 'crash'; reason: string; problem?: Problem };

/** Something that renders pages and can be ended whatever it does. */
export interface RenderWorker {
  post: (message: WorkerMessage) => void;
  /** Whether this process lives on for it. */
  hold: (isNeeded: boolean) => void;
  /**
   * Whether it has outgrown its limit. The engine keeps to a limit itself, except for what lies outside of its heap.
   */
  isTooLarge: () => boolean;
  /** Its resident memory in megabytes; 0 where the system does not tell. */
  memory: () => number;
  /**
   * Milliseconds of processor time that it has had, while it has or waits for a processor; `null` while it waits for
   * anything else, and where the system does not tell.
   */
  busyTime: () => number | null;
  end: () => Promise<void>;
}

export interface RenderWorkerOptions {
  /** Compiled `worker.ts`. */
  script: URL;
  limits: PageLimits;
  /** Code of pages gets no files, network, environment or child processes. */
  isUntrusted: boolean;
  onAnswer: (answer: WorkerAnswer) => void;
  /** Unless `end` was called. */
  onEnd: (end: WorkerEnd) => void;
}

/** Megabytes of a worker that has not rendered anything, and of what the engine keeps beside its heap. */
const ownMemory = 512;

/**
 * A worker in a process of its own: an engine that is out of memory takes its whole process down, and a thread in
 * native code cannot be stopped.
 */
export function openRenderProcess({ script, limits, isUntrusted, onAnswer, onEnd }: RenderWorkerOptions): RenderWorker {
  const child = fork(fileURLToPath(script), isUntrusted ? ['untrusted'] : [], {
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${limits.memory}`,
      // In megabytes: what a page leaves behind is short-lived. With 8, collecting it takes some 5 % more of all time,
      // for 20 less of a process.
      '--max-semi-space-size=16',
      // To compile no text twice, the engine would hold the code of each page, 20 kB that never come again.
      '--no-compilation-cache',
      ...(isUntrusted ? permissions() : []),
    ],
    env: {
      ...(isUntrusted ? {} : process.env),
      NODE_ENV: 'production',
      NODE_OPTIONS: resolvingOptions(process.env['NODE_OPTIONS'] ?? ''),
    },
    cwd: isUntrusted ? packageFolder : process.cwd(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { pid } = child;
  if (pid !== undefined) {
    renderProcesses.add(pid);
    child.once('exit', () => renderProcesses.delete(pid));
  }
  let isEnded = false;
  let hasBegun = false;
  const output = passOutput(child);
  const ended = new Promise<void>((resolve) => {
    const finish = (reason: string): void => {
      resolve();
      const problem = missingBinding(output.opening());
      if (!problem) output.begin();
      if (!isEnded)
        onEnd(output.isOutOfMemory() ? { kind: 'memory' } : { kind: 'crash', reason, ...(problem && { problem }) });
      isEnded = true;
    };
    child.once('exit', (code, signal) => {
      const reason = `it exited with ${signal ?? `code ${code}`}`;
      if (hasBegun) return finish(reason);
      // What it said may come after its end. Later, processes that pages have started could keep its output open.
      child.once('close', () => finish(reason));
    });
    child.once('error', (error) => finish(error.message));
  });
  child.once('message', () => {
    hasBegun = true;
    output.begin();
  });
  child.on('message', onAnswer);
  // It may have ended while a message was on its way: its end says more.
  const post = (message: WorkerMessage): void => void (child.connected && child.send(message, () => {}));
  holdProcess(child, false);
  return {
    post,
    // An answer may come after the end was asked for, which is waited for.
    hold: (isNeeded) => void (isEnded || holdProcess(child, isNeeded)),
    isTooLarge: () => residentMemory(child.pid) > limits.memory + ownMemory,
    memory: () => residentMemory(child.pid),
    busyTime: () => busyTime(child.pid),
    end: () => {
      isEnded = true;
      holdProcess(child, true);
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/**
 * Of Node's permission model: the files of Docwright and of the packages that it uses, and native code among them.
 * @throws DocsError where the runtime has none, since it would pass over its options
 */
function permissions(): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission'))
    throw new DocsError([
      {
        severity: 'error',
        code: 'renderer-start',
        message: 'An untrusted site can only be built with Node, which can keep page code away from files',
        hint: 'Run docwright with Node',
      },
    ]);
  const modules = createRequire(import.meta.url).resolve.paths('react') ?? [];
  const readable = [packageFolder, ...modules.filter((folder) => existsSync(folder))];
  const folders = new Set(readable.flatMap((folder) => [folder, realpathSync(folder)]));
  return [
    '--permission',
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...[...folders].map((folder) => `--allow-fs-read=${folder}`),
  ];
}

function holdProcess(child: ChildProcess, isNeeded: boolean): void {
  // Only Node's own streams of a child can be held.
  const streams = [child.stdout, child.stderr] as unknown as { ref?: () => void; unref?: () => void }[];
  for (const part of [child, child.channel, ...streams]) {
    if (isNeeded) part?.ref?.();
    else part?.unref?.();
  }
}

/** Passes on what pages write to the console; whether the engine says that it is out of memory, it keeps to itself. */
function passOutput(child: ChildProcess): ReturnType<typeof createOutputFilter> {
  const output = createOutputFilter((text) => process.stderr.write(text));
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', output.filter);
  return output;
}

/** Megabytes; 0 where the system does not tell in a file. */
function residentMemory(pid: number | undefined): number {
  try {
    return residentMegabytes(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return 0;
  }
}

/** Of a process, by its status (proc_pid_status(5)): `statm` counts pages, whose size differs between machines. */
export function residentMegabytes(status: string): number {
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Linux tells it in ticks, of which a second has 100 (proc_pid_stat(5)). */
function busyTime(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...numbers] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'R' ? (Number(numbers[10]) + Number(numbers[11])) * 10 : null;
  } catch {
    return null;
  }
}
