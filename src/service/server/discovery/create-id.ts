import { randomBytes } from 'node:crypto';

/** A name that nobody can guess: `thr_5f…`. */
export function createId(kind: 'thr' | 'msg'): string {
  return `${kind}_${randomBytes(18).toString('base64url')}`;
}
