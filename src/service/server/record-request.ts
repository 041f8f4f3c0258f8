import type { RequestNotes } from './request-notes.ts';
import type { LogEntry, ServiceOptions } from './service-options.ts';

export interface Answered {
  method: string;
  path: string;
  status: number;
  notes: RequestNotes;
  milliseconds: number;
}

/** Counts a request and writes it into the log. */
export function recordRequest(
  { method, path, status, notes, milliseconds }: Answered,
  { metrics, log }: ServiceOptions,
): void {
  const error = notes.error ?? (notes.refusal ? `ProxyError: ${notes.refusal}` : '');
  metrics?.count('docwright_requests_total', { road: notes.road, status: `${Math.floor(status / 100)}xx` });
  metrics?.observe('docwright_request_seconds', { road: notes.road }, milliseconds / 1000);
  if (!log) return;
  const entry: LogEntry = {
    time: new Date().toISOString(),
    level: status >= 500 ? 'error' : status === 429 ? 'warn' : 'info',
    id: notes.id,
    method,
    path,
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    site: notes.domain,
    client: notes.clientAddress,
    ...(error !== '' && { error }),
  };
  log(entry);
}
