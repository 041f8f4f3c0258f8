import { acceptQuality } from './accept-quality.ts';

/** Whether whoever asks names HTML, as browsers do: a program, which takes anything, is better told in JSON. */
export function readsPage({ headers }: Request): boolean {
  return acceptQuality(headers.get('accept') ?? '', 'text/html')?.exact === true;
}
