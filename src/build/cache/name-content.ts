import { hash } from 'node:crypto';

/** A name for content: the same for the same bytes, and for no others. */
export function nameContent(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
