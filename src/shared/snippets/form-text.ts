import type { HttpField, HttpRequest } from '../../model/http.ts';
import { headerValue } from './headers.ts';

/** Fields as `application/x-www-form-urlencoded` text (URL standard, section 5.2). */
export function formText(fields: HttpField[]): string {
  return new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
}

/** For clients that encode no forms: a form as a text of its type. */
export function withFormAsText(request: HttpRequest): HttpRequest {
  const { headers, body } = request;
  if (body?.kind !== 'form') return request;
  const type = { name: 'Content-Type', value: 'application/x-www-form-urlencoded' };
  return {
    ...request,
    headers: headerValue(headers, type.name) === null ? [...headers, type] : headers,
    body: { kind: 'text', text: formText(body.fields) },
  };
}
