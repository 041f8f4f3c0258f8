/** Code as ids are made of it: readers see its straight quotes, so none of them counts as a typographic one. */
export function codeInId(code: string): string {
  return code.replaceAll('"', '').replaceAll("'", '-');
}
