import type { Limit, LimitStore } from '../store/limit-store.ts';
import { ProxyError } from './proxy-error.ts';

/** How much may go through the proxy. A reader is an IP address, an origin one server of an API. */
export interface TrafficLimits {
  /** Calls of an hour. */
  perReader: number;
  perOrigin: number;
  /** Calls and connections that run at once, in one process. */
  atOncePerReader: number;
  atOncePerOrigin: number;
  /** Bytes of a day, in both directions. */
  bytesPerReader: number;
  bytesPerOrigin: number;
}

/** What a call is counted for. */
export interface TrafficKey {
  reader: string;
  origin: string;
}

export interface RunningCall {
  /** Notes bytes that passed, in either direction. */
  count: (bytes: number) => void;
  /** Aborts when the bytes of the reader or the origin are used up. */
  signal: AbortSignal;
  /** To be called once, however the call ended. */
  end: () => void;
}

/** What happened at an origin since it was last told. */
export interface TrafficNote {
  origin: string;
  calls: number;
  refused: number;
  bytes: number;
}

export interface TrafficOptions {
  limits: TrafficLimits;
  store: Pick<LimitStore, 'take'>;
  note?: (note: TrafficNote) => void;
}

/** @throws ProxyError `too-many` */
export type BeginCall = (key: TrafficKey) => Promise<RunningCall>;

const hour = 3_600_000;
const day = 24 * hour;
/** Bytes are counted for all processes together whenever so many have passed, and at the end. */
const countedAtOnce = 4_000_000;

/** Makes the counter of what passes through the proxy; a call begins when it is within all limits. */
export function createTraffic({ limits, store, note = () => undefined }: TrafficOptions): BeginCall {
  const running = new Map<string, number>();
  const add = (name: string, change: 1 | -1): void => {
    const count = (running.get(name) ?? 0) + change;
    if (count > 0) running.set(name, count);
    else running.delete(name);
  };
  const isFull = (name: string, most: number): boolean => (running.get(name) ?? 0) >= most;
  return async (key) => {
    const names = [`reader ${key.reader}`, `origin ${key.origin}`] as const;
    const refuse = (seconds: number): never => {
      note({ origin: key.origin, calls: 0, refused: 1, bytes: 0 });
      throw new ProxyError('too-many', tooMany(seconds), { retryAfter: seconds });
    };
    if (isFull(names[0], limits.atOncePerReader) || isFull(names[1], limits.atOncePerOrigin)) refuse(1);
    // Counted before anything is waited for, or calls that arrive together would all find room.
    for (const name of names) add(name, 1);
    const leave = (): void => names.forEach((name) => add(name, -1));
    const { accepted, states } = await store
      .take([...callLimits(key, limits), ...byteLimits(key, { limits, amount: 0 })])
      .catch((): never => {
        leave();
        throw new ProxyError('too-many', uncounted, { retryAfter: 5, status: 503 });
      });
    if (!accepted) {
      leave();
      const used = states.filter(({ remaining }) => remaining <= 0).map(({ resets }) => resets);
      refuse(Math.max(1, Math.ceil((Math.max(...used) - Date.now()) / 1000)));
    }
    note({ origin: key.origin, calls: 1, refused: 0, bytes: 0 });
    return startCall({ leave, flush: (amount) => flushBytes(amount, { key, limits, store, note }) });
  };
}

/** @param flush tells whether more bytes may follow */
function startCall({ leave, flush }: { leave: () => void; flush: (bytes: number) => Promise<boolean> }): RunningCall {
  const stop = new AbortController();
  let waiting = 0;
  let isOver = false;
  const send = (): void => {
    const amount = waiting;
    waiting = 0;
    void flush(amount).then((mayGoOn) => {
      if (!mayGoOn) stop.abort(new ProxyError('too-many', tooMany(day / 1000)));
    });
  };
  return {
    signal: stop.signal,
    count: (bytes) => {
      waiting += bytes;
      if (waiting >= countedAtOnce) send();
    },
    end: () => {
      if (isOver) return;
      isOver = true;
      leave();
      if (waiting > 0) send();
    },
  };
}

async function flushBytes(
  amount: number,
  { key, limits, store, note }: Required<TrafficOptions> & { key: TrafficKey },
): Promise<boolean> {
  note({ origin: key.origin, calls: 0, refused: 0, bytes: amount });
  // While nothing can be counted, what runs may run on.
  const counted = await store.take(byteLimits(key, { limits, amount })).catch(() => null);
  return counted?.accepted ?? true;
}

function callLimits({ reader, origin }: TrafficKey, { perReader, perOrigin }: TrafficLimits): Limit[] {
  return [
    { key: `proxy-reader:${reader}`, most: perReader, window: hour },
    { key: `proxy-origin:${origin}`, most: perOrigin, window: hour },
  ];
}

function byteLimits(
  { reader, origin }: TrafficKey,
  { limits, amount }: { limits: TrafficLimits; amount: number },
): Limit[] {
  return [
    { key: `proxy-reader-bytes:${reader}`, most: limits.bytesPerReader, window: day, amount },
    { key: `proxy-origin-bytes:${origin}`, most: limits.bytesPerOrigin, window: day, amount },
  ];
}

/** The API has no part in it. */
const uncounted = 'This service cannot count calls at the moment, so it forwards none; try again in a few seconds.';

function tooMany(seconds: number): string {
  return `The limit of calls or data for one reader or one API has been reached; try again in ${seconds} seconds.`;
}
