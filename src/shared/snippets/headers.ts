import type { HttpField, HttpRequest } from '../../model/http.ts';

/** The value of a header whatever its letters' case; `null` when it is not there. */
export function headerValue(headers: HttpField[], name: string): string | null {
  return headers.find((field) => isNamed(field, name))?.value ?? null;
}

/** Whether curl has to be told not to name a form as the type of the data, as it does where they have none. */
export function isUntyped({ headers, body }: HttpRequest): boolean {
  return (body?.kind === 'text' || body?.kind === 'file') && headerValue(headers, 'Content-Type') === null;
}

/** All headers, cookies as the last one (RFC 6265 section 4.2.1). */
export function headersWithCookie({ headers, cookies }: HttpRequest): HttpField[] {
  return cookies.length === 0 ? headers : [...headers, { name: 'Cookie', value: cookieText(cookies) }];
}

export function cookieText(cookies: HttpField[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

export function withoutHeader(headers: HttpField[], name: string): HttpField[] {
  return headers.filter((field) => !isNamed(field, name));
}

/** For clients that take each name once: repeated headers become one with a comma (RFC 9110 section 5.3). */
export function mergeHeaders(headers: HttpField[]): HttpField[] {
  const merged = new Map<string, HttpField>();
  for (const { name, value } of headers) {
    const before = merged.get(name.toLowerCase());
    merged.set(
      name.toLowerCase(),
      before ? { name: before.name, value: `${before.value}, ${value}` } : { name, value },
    );
  }
  return [...merged.values()];
}

/** Whether a map can hold the fields in their order, JavaScript's objects included. */
export function hasUniqueNames(fields: { name: string }[]): boolean {
  return (
    new Set(fields.map((field) => field.name)).size === fields.length &&
    !fields.some(({ name }) => name === '__proto__' || /^\d+$/.test(name))
  );
}

function isNamed(field: HttpField, name: string): boolean {
  return field.name.toLowerCase() === name.toLowerCase();
}
