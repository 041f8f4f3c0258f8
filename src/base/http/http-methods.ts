/** The methods that API descriptions have a field for (OpenAPI 3.2, "Path Item Object"), lower case. */
export const httpMethods: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];

const upperCase: ReadonlySet<string> = new Set(httpMethods.map((method) => method.toUpperCase()));

/** Whether a word is one of `httpMethods`, in any case. */
export function isHttpMethod(word: string): boolean {
  return upperCase.has(word.toUpperCase());
}
