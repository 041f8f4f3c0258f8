/** The text of an expression that is a string, a template without placeholders or a number; `null` for any other. */
export function literalText(expression: string): string | null {
  const match =
    /^\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`|(-?[\d.]+))\s*$/.exec(
      expression,
    );
  const text = match && (match[1] ?? match[2] ?? match[3] ?? match[4]);
  return text === null ? null : text!.replace(/\\([\s\S])/g, '$1');
}
