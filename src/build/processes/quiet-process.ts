import { inspect } from 'node:util';

/** What code of pages does to the process that renders them. */
export type ProcessFault = { kind: 'call'; name: string } | { kind: 'late-error'; error: unknown };

export interface QuietProcess {
  /** Waits until what the code of a page has put off has run. */
  settle: () => Promise<void>;
  /** Ends the process. */
  end: () => void;
}

/** Of `process`; each would end more than the page. */
const ending = ['exit', 'abort', 'kill', 'reallyExit', 'disconnect'] as const;
const timers = ['setTimeout', 'setInterval', 'setImmediate'] as const;

/**
 * Keeps code of pages from ending the process or running on after its page: what would end it only reports, timers
 * never run (a page is what its code gives at once), and promises that fail are told of. Ends with the process that
 * started it.
 */
export function quietProcess(report: (fault: ProcessFault) => void): QuietProcess {
  const turn = setImmediate;
  const { kill } = process;
  // Not `process.exit`, which asks `process.reallyExit`, and that is taken away below.
  const end = kill.bind(process, process.pid, 'SIGKILL');
  for (const name of ending) {
    const value = (): void => {
      if (isCalledByNode()) end();
      else report({ kind: 'call', name: `process.${name}` });
    };
    Object.defineProperty(process, name, { value });
  }
  for (const name of timers) Object.defineProperty(globalThis, name, { value: idleTimer, configurable: true });
  process.on('unhandledRejection', (error) => report({ kind: 'late-error', error }));
  process.on('uncaughtException', (error) => report({ kind: 'late-error', error }));
  return { settle: () => new Promise((resolve) => void turn(resolve)), end };
}

/** In one line. */
export function describeFault(fault: ProcessFault): string {
  if (fault.kind === 'call') return `${fault.name}() in the code of this page was not executed`;
  const { error } = fault;
  const reason = error instanceof Error ? error.message : inspect(error, { depth: 0 });
  return `Code of this page failed after it was rendered: ${reason}`;
}

/**
 * Whether the function that asks was called by Node, which ends its side of a channel with `process.disconnect` when
 * the process at the other end is gone. No event tells of that where this function is another.
 */
function isCalledByNode(): boolean {
  const caller = String(new Error().stack).split('\n')[3];
  return caller?.includes('node:internal/child_process') ?? false;
}

function idleTimer(): object {
  const timer = { ref: () => timer, unref: () => timer, hasRef: () => false, [Symbol.toPrimitive]: () => 0 };
  return timer;
}
