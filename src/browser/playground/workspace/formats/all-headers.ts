import type { HttpField, HttpRequest } from '../../../../model/http.ts';

/**
 * The headers of a request with its cookies as one of them, and the type of a multipart body that is no form: programs
 * take all of these for forms, and add their boundary to a type that is there.
 */
export function allHeaders({ headers, cookies, body }: HttpRequest): HttpField[] {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const type = (body?.kind === 'multipart' && body.contentType) || '';
  return [
    ...headers,
    ...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
    ...(type === '' ? [] : [{ name: 'Content-Type', value: type }]),
  ];
}
