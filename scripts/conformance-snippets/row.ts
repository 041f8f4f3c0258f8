import type { HttpField, HttpRequest } from '../../src/model/http.ts';

/** A request by what is odd about it; what is unset is as in any request. */
export interface Row {
  name: string;
  method?: string;
  target?: string;
  headers?: HttpField[];
  cookies?: HttpField[];
  body?: HttpRequest['body'];
}
