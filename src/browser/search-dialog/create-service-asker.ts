import { searchAddress } from '../../base/paths/own-addresses.ts';
import type { PageResult } from '../../shared/search/search-results.ts';
import type { Filters } from './filter-bar.ts';

export interface ServiceQuestion extends Partial<Filters> {
  query: string;
}

/** Milliseconds without a key before the service is asked. */
const PAUSE = 160;
/** After this long the answers of the static index stay, in milliseconds. */
const PATIENCE = 2_500;

export interface PendingQuestion {
  question: ServiceQuestion;
  /** Asked before the question is sent, and again before its answer is given. */
  isWanted: () => boolean;
  answer: (pages: PageResult[]) => void;
}

/** Asks the service once the reader pauses. A question that is asked meanwhile takes the place of the one before. */
export function createServiceAsker(): { ask: (service: string, pending: PendingQuestion) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async (service: string, { question, isWanted, answer }: PendingQuestion): Promise<void> => {
    if (!isWanted()) return;
    const pages = await askService(service, question);
    if (pages && pages.length > 0 && isWanted()) answer(pages);
  };
  return {
    ask: (service, pending) => {
      clearTimeout(timer);
      timer = setTimeout(() => void send(service, pending), PAUSE);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Asks the service for the pages that answer best, which are found by meaning too, and for readers who are signed in
 * among the pages of members. Gives `null` when it has no answer: then what was found without it stands.
 */
async function askService(service: string, question: ServiceQuestion): Promise<PageResult[] | null> {
  try {
    const response = await fetch(service + searchAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'include',
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const pages: unknown = response.ok ? await response.json() : null;
    return Array.isArray(pages) ? (pages as PageResult[]) : null;
  } catch {
    return null;
  }
}
