import type { HttpField, HttpRequest } from '../../../../model/http.ts';

/** The headers of a request with its cookies as one of them. */
export function allHeaders({ headers, cookies }: HttpRequest): HttpField[] {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return cookie === '' ? headers : [...headers, { name: 'Cookie', value: cookie }];
}
