/**
 * Header fields that browsers do not let a page set (Fetch standard, "forbidden request-header"); lower case.
 * `User-Agent` is none of them any more, but Chromium still leaves it out.
 */
const forbidden: ReadonlySet<string> = new Set([
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'connection',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
]);

/** Whether a browser leaves a header out that a page sets. */
export function isForbiddenHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return forbidden.has(lower) || /^(?:proxy|sec)-/.test(lower);
}

/**
 * Those that the service sends in the place of the page (`X-Docwright-Set-Headers`): none of the connection's, and none
 * by which a network behind the service knows who calls.
 */
export const passedHeaders: readonly string[] = [
  'accept-charset',
  'accept-encoding',
  'date',
  'dnt',
  'origin',
  'referer',
  'user-agent',
];
