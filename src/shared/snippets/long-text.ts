import { isPlainText } from './quote-string.ts';

/** Whether a text is worth a literal over several lines, and a source file can hold it as it is. */
export function isLongText(text: string): boolean {
  return text.includes('\n') && isPlainText(text);
}

/**
 * Whether a literal that loses its common indentation gives a text back: one line stands at the margin, none ends in
 * white space of any kind, and the first and the last are not empty.
 */
export function isIndentable(text: string): boolean {
  return (
    isLongText(text) &&
    /^[^\s]/m.test(text) &&
    !/[^\S\n]$/m.test(text) &&
    !text.startsWith('\n') &&
    !text.endsWith('\n')
  );
}

/** Every line but empty ones moved to the right. */
export function indentText(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}
