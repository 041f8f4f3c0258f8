/** The values of a variable of the environment that holds several; `undefined` where it is unset. */
export function splitList(text: string | undefined): string[] | undefined {
  return text?.split(/[\s,]+/).filter(Boolean);
}
