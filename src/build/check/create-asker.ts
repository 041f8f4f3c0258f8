import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { explainError } from '../../base/errors/explain-error.ts';
import { askServer, PrivateAddressError } from '../../read/site/ask-server.ts';
import { replaceFile } from '../files/replace-file.ts';

/** Asks for an address of another site: `null` where something is there, else what is wrong, as `answers 404`. */
export type AskAddress = (url: string) => Promise<string | null>;

export interface AskerOptions {
  /** Keeps what was answered; unset for nothing. */
  file?: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Milliseconds between two requests to one host. */
  pause?: number;
  /** Milliseconds for one answer. */
  patience?: number;
  /** The addresses come from a stranger: no proxy is asked for them. */
  isUntrusted?: boolean;
  /** Which addresses count as public. */
  isPublic?: (address: string) => boolean;
}

interface Answer {
  time: number;
  fault: string | null;
}

/** What was there is taken to be there for a week, what was not for an hour. */
const kept = { found: 7 * 24 * 3_600_000, missing: 3_600_000 };
const atOnce = 5;
const most = 20_000;

/**
 * Asks politely: few at once, one after the other for each host, by `HEAD` and only then by `GET`. Answers that say
 * nothing of the page (refused to programs, too many requests, a fault of the server) count as there.
 */
export function createAsker(options: AskerOptions): { ask: AskAddress; save: () => void } {
  const { file, now, pause = 500 } = options;
  const answers = file === undefined ? new Map<string, Answer>() : readAnswers(file);
  const hosts = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  const take = async (): Promise<void> => {
    if (running < atOnce) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** Whoever waits longest goes on in the same place, which nobody else can take meanwhile. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  const request = async (url: string): Promise<string | null> => {
    await take();
    try {
      return await fetchFault(url, options);
    } finally {
      leave();
    }
  };
  const ask: AskAddress = async (url) => {
    const known = answers.get(url);
    if (known && now - known.time < (known.fault === null ? kept.found : kept.missing)) return known.fault;
    const { host } = new URL(url);
    const turn = (hosts.get(host) ?? Promise.resolve()).then(() => request(url));
    hosts.set(
      host,
      turn.then(() => new Promise((resolve) => setTimeout(resolve, pause))),
    );
    const fault = await turn;
    answers.set(url, { time: now, fault });
    return fault;
  };
  return { ask, save: () => file !== undefined && writeAnswers(file, answers) };
}

async function fetchFault(url: string, options: AskerOptions): Promise<string | null> {
  const { patience = 10_000, isUntrusted = false, isPublic } = options;
  // A proxy has a network of its own, and its operator decides what can be reached in it.
  const isGuarded = isUntrusted || !usesProxy();
  try {
    const head = await request('HEAD');
    // Many servers know no HEAD, or answer it in another way.
    return faultOf(head < 400 ? head : await request('GET'));
  } catch (error) {
    // Whatever leads into a private network is not asked, and so not known to be wrong.
    return error instanceof PrivateAddressError ? null : `cannot be reached: ${explainError(error)}`;
  }

  async function request(method: 'HEAD' | 'GET'): Promise<number> {
    const response = await askServer(url, {
      method,
      signal: AbortSignal.timeout(patience),
      agentName: 'Mozilla/5.0 (compatible; docwright check)',
      isGuarded,
      ...(isPublic && { isPublic }),
    });
    response.destroy();
    return response.statusCode ?? 0;
  }
}

function usesProxy({ env }: NodeJS.Process = process): boolean {
  return ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].some((name) => env[name]);
}

function faultOf(status: number): string | null {
  return [404, 410, 451].includes(status) ? `returns status ${status}` : null;
}

function readAnswers(file: string): Map<string, Answer> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Answer>));
  } catch {
    return new Map();
  }
}

function writeAnswers(file: string, answers: ReadonlyMap<string, Answer>): void {
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, JSON.stringify(Object.fromEntries([...answers].slice(-most))));
}
