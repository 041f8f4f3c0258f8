import type { HttpField, HttpRequest } from '../../model/http.ts';
import { type FileBytes, multipartBody } from './multipart-body.ts';

export interface FetchCall {
  url: string;
  init: RequestInit;
}

/**
 * A request as the arguments of `fetch`. Browsers leave out what pages may not set (`Cookie` among it) and refuse a
 * body with GET or HEAD; a server's `fetch` sends all headers.
 */
export function toFetchInit(request: HttpRequest, bytesOf: FileBytes): FetchCall {
  const { body, contentType } = encodeBody(request, bytesOf);
  const headers: HttpField[] = [...request.headers];
  if (contentType !== null) headers.push({ name: 'Content-Type', value: contentType });
  if (request.cookies.length > 0)
    headers.push({ name: 'Cookie', value: request.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });
  return {
    url: request.url,
    init: {
      method: request.method,
      headers: headers.map(({ name, value }): [string, string] => [name, value]),
      ...(body !== null && { body }),
    },
  };
}

interface EncodedBody {
  body: BodyInit | null;
  /** The type that follows from the kind of the body. */
  contentType: string | null;
}

function encodeBody({ body }: HttpRequest, bytesOf: FileBytes): EncodedBody {
  switch (body?.kind) {
    case undefined:
      return { body: null, contentType: null };
    case 'text':
      return { body: body.text, contentType: null };
    case 'form':
      return {
        body: new URLSearchParams(body.fields.map(({ name, value }) => [name, value])).toString(),
        contentType: 'application/x-www-form-urlencoded',
      };
    case 'multipart':
      return multipartBody(body, bytesOf);
    case 'file':
      // Bytes alone, so that the file's own type does not stand beside the header.
      return { body: bytesOf(body.file).slice(), contentType: null };
  }
}
