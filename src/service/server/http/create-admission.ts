import { refuseBusy } from '../../../base/http/refuse-busy.ts';
import { RequestRefused } from '../../../base/http/request-refused.ts';

export interface AdmissionOptions {
  /** Requests that are worked on at the same time. */
  atOnce: number;
  /** Requests that may wait, at most. */
  queue: number;
  /** Milliseconds for which one may wait. */
  patience: number;
}

/** Where requests wait for their turn, so that no more are begun than can be answered. */
export interface Admission {
  /**
   * Resolves when a request may begin, with what tells that it is done.
   * @throws RequestRefused with status 503 where it cannot begin in time, 499 when its client leaves
   */
  enter: (client: string, signal: AbortSignal) => Promise<() => void>;
  /** Refuses all that wait, and whoever comes. */
  close: () => void;
  /** Whether the service is about to end. */
  isClosed: () => boolean;
}

interface Waiting {
  begin: () => void;
  refuse: (reason: Error) => void;
}

const longestRetry = 60;
/** How much the last request says, at least, of how long the next will take. */
const newest = 0.1;
/** The first requests load what all others find loaded: how long they take is no reason to refuse any. */
const first = 8;

/**
 * Makes a queue with a bound. Each client has a lane in it, and the lanes take turns: whoever asks once does not wait
 * for all that another asks. What could not begin in time, by how long requests have taken so far, is refused at once.
 */
export function createAdmission({ atOnce, queue, patience }: AdmissionOptions): Admission {
  /** In the order of their turns. */
  const lanes = new Map<string, Waiting[]>();
  let [running, waiting, done, usual, isClosed] = [0, 0, 0, 0, false];
  const begin = (): (() => void) => {
    const began = performance.now();
    let isDone = false;
    running++;
    return () => {
      if (isDone) return;
      isDone = true;
      running--;
      done++;
      const counted = done > first ? done - first : done;
      usual += Math.max(newest, 1 / counted) * (performance.now() - began - usual);
      beginNext();
    };
  };
  const remove = (client: string, item: Waiting): void => {
    const lane = lanes.get(client)!;
    lane.splice(lane.indexOf(item), 1);
    lanes.delete(client);
    if (lane.length > 0) lanes.set(client, lane);
    waiting--;
  };
  const beginNext = (): void => {
    const [lane] = lanes.values();
    if (lane && running < atOnce) lane[0]!.begin();
  };
  const expected = (before: number): number => ((before + 1) * usual) / atOnce;
  const refuse = (): RequestRefused =>
    refuseBusy('The service is busy; try again in a moment', {
      seconds: Math.min(longestRetry, Math.max(1, Math.ceil(expected(waiting) / 1000))),
    });
  /** Whether there is room for one more of a client, which the longest lane may have to make. */
  const hasRoom = (client: string): boolean => {
    const own = lanes.get(client)?.length ?? 0;
    if (isClosed || (done > first && expected(countBefore(lanes, own)) > patience)) return false;
    if (waiting < queue) return true;
    const longest = [...lanes.values()].reduce((most, lane) => (lane.length > most.length ? lane : most), []);
    if (longest.length <= own + 1) return false;
    longest.at(-1)!.refuse(refuse());
    return true;
  };
  const wait = (client: string, signal: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const settle = (use: () => void): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        remove(client, item);
        use();
      };
      const item: Waiting = {
        begin: () => settle(() => resolve(begin())),
        refuse: (reason) => settle(() => reject(reason)),
      };
      const leave = (): void => item.refuse(clientLeft());
      const timer = setTimeout(() => item.refuse(refuse()), patience);
      signal.addEventListener('abort', leave);
      lanes.set(client, [...(lanes.get(client) ?? []), item]);
      waiting++;
    });
  return {
    enter: async (client, signal) => {
      if (signal.aborted) throw clientLeft();
      if (!isClosed && waiting === 0 && running < atOnce) return begin();
      if (!hasRoom(client)) throw refuse();
      return wait(client, signal);
    },
    close: () => {
      isClosed = true;
      for (const item of [...lanes.values()].flat()) item.refuse(refuse());
    },
    isClosed: () => isClosed,
  };
}

/** Of those that wait, the ones whose turn comes before that of a client with so many of its own. */
function countBefore(lanes: ReadonlyMap<string, readonly Waiting[]>, own: number): number {
  return [...lanes.values()].reduce((sum, lane) => sum + Math.min(lane.length, own + 1), 0);
}

/** Nobody reads it but the log. */
function clientLeft(): RequestRefused {
  return new RequestRefused(499, { code: 'client_left', message: 'The client did not wait for its turn' });
}
