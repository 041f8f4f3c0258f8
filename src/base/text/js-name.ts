/** A name in JavaScript, in letters of any script (ECMAScript, 12.7): a part of expressions with the flag `u`. */
export const jsName = '[\\p{ID_Start}$_][\\p{ID_Continue}$]*';

/** A character of such a name. */
export const jsNamePart = '[\\p{ID_Continue}$]';

const whole = new RegExp(`^${jsName}$`, 'u');

/** Whether code can call something `text`, words of the language aside. */
export function isJsName(text: string): boolean {
  return whole.test(text);
}

/** Where code has `name` by itself, and not as a part of a longer one. `before`: what may not stand before it, too. */
export function jsNamePattern(name: string, before = ''): string {
  return `(?<![\\p{ID_Continue}$${before}])${name.replaceAll('$', '\\$')}(?!${jsNamePart})`;
}
