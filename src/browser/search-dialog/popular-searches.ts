import { popularAddress } from '../../base/paths/own-addresses.ts';

const PATIENCE = 2_500;

/** What many readers search for, most wanted first; none where the service does not say. */
export async function fetchPopular(language: string | undefined): Promise<string[]> {
  const response = await ask({ language });
  const queries: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return Array.isArray(queries) ? queries.filter((query) => typeof query === 'string') : [];
}

/** Tells the service that a result of a query was opened; it counts the query, and nothing of the reader. */
export function notePopular(query: string, language: string | undefined): void {
  if (query.trim() !== '') void ask({ query: query.slice(0, 200), language });
}

async function ask(body: { query?: string; language: string | undefined }): Promise<Response | null> {
  const { service } = document.documentElement.dataset;
  if (service === undefined) return null;
  return fetch(service + popularAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify(body),
    // The next page takes the place of this one.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
}
