import type { PageResult } from '../../shared/search/search-results.ts';

export interface ServiceQuestion {
  query: string;
  language: string | undefined;
  version: string | undefined;
}

/** After this long the answers of the static index stay, in milliseconds. */
const PATIENCE = 2_500;

/**
 * Asks the service for the pages that answer best, which are found by meaning too, and for readers who are signed in
 * among the pages of members. Gives `null` when it has no answer: then what was found without it stands.
 */
export async function askService(service: string, question: ServiceQuestion): Promise<PageResult[] | null> {
  try {
    const response = await fetch(`${service}/_docwright/search`, {
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
