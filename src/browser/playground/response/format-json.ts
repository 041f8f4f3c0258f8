import { lineIndent } from './line-indent.ts';

/**
 * Indents JSON without reading it into values: numbers keep their digits and objects the order and the repetition of
 * their keys. A text that is no JSON, or longer than regular expressions can read, stays as it is.
 */
export function formatJson(text: string): string {
  try {
    JSON.parse(text);
    return indent(text);
  } catch {
    return text;
  }
}

function indent(text: string): string {
  let depth = 0;
  const line = (): string => `\n${lineIndent(depth)}`;
  return text.trim().replace(/"[^"\\]*(?:\\.[^"\\]*)*"|\s+|\[\s*\]|\{\s*\}|[[\]{},:]/g, (token) => {
    if (token.startsWith('"')) return token;
    if (/^(\[\s*\]|\{\s*\})$/.test(token)) return token[0]! + token.at(-1)!;
    switch (token) {
      case '{':
      case '[':
        depth++;
        return token + line();
      case '}':
      case ']':
        depth--;
        return line() + token;
      case ',':
        return token + line();
      case ':':
        return ': ';
      default:
        return '';
    }
  });
}
