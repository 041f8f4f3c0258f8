import type { HttpRequest } from '../../model/http.ts';

/** How many files a request sends. */
export function countFiles({ body }: HttpRequest): number {
  if (body?.kind === 'multipart') return body.parts.filter((part) => part.kind === 'file').length;
  return body?.kind === 'file' ? 1 : 0;
}
