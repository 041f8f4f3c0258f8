/**
 * The name in a part of a path template that says more than OpenAPI allows: how its value is written (RFC 6570, as in
 * `{;id*}`), that it holds the rest of a path (`{proxy+}`, `{*rest}`), or what it must look like (`{id:int}`).
 */
export function bareName(part: string): string {
  return /^[.;/+*&?#]*([^:*+?]+)(?:[*+?]|:.*)?$/.exec(part)?.[1] ?? part;
}
