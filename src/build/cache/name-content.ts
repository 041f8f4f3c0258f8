import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** A name for content: the same for the same bytes, and for no others. */
export function nameContent(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}

/** The same of a file, which may be larger than memory. */
export function nameFile(path: string): { name: string; bytes: number } {
  const hashed = createHash('sha256');
  const piece = Buffer.allocUnsafe(64 * 1024);
  const file = openSync(path, 'r');
  try {
    let bytes = 0;
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      hashed.update(piece.subarray(0, read));
      bytes += read;
    }
    return { name: hashed.digest('base64url'), bytes };
  } finally {
    closeSync(file);
  }
}
