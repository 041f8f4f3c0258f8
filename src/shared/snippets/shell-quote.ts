import { escapeOctal, isPlainText, quoteString } from './quote-string.ts';

/** Inside single quotes a shell reads nothing but the closing quote; `$'…'` knows escapes for what cannot be seen. */
export function shellQuote(text: string): string {
  if (!isPlainText(text)) return `$${quoteString(text, { quote: "'", unicode: escapeOctal })}`;
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** As `shellQuote`, but for a word of which a shell reads every character as it is. */
export function shellWord(text: string): string {
  return /^[\w:/.,@%+=-]+$/.test(text) ? text : shellQuote(text);
}
