import type { HttpField } from '../../model/http.ts';

/** Fields as `application/x-www-form-urlencoded` text (URL standard, section 5.2). */
export function formText(fields: HttpField[]): string {
  return new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
}
