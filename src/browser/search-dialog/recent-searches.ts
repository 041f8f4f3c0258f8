import { remember } from '../support/remember.ts';

const KEY = 'searches';
const MOST = 5;

/** What the reader searched for and opened a result of, newest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function addRecent(query: string): void {
  const text = query.trim();
  if (text) write([text, ...readRecent().filter((item) => item.toLowerCase() !== text.toLowerCase())]);
}

export function forgetRecent(query: string): void {
  write(readRecent().filter((item) => item !== query));
}

function write(queries: string[]): void {
  remember(KEY, queries.length > 0 ? JSON.stringify(queries.slice(0, MOST)) : null);
}
