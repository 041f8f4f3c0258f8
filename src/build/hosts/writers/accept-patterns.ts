/** A part of `Accept` that says how much a type is wanted. */
export interface AcceptPattern {
  /** Finds the type with its quality: the digit before the point, and those behind it. */
  weighed: string;
  /** Finds the type, with a quality or without. */
  named: string;
}

/**
 * What is asked for as Markdown, and as HTML, from what says least to what says most (RFC 9110, 12.5.1), as regular
 * expressions that PCRE and RE2 read alike. A browser takes HTML by its name; a program may take anything, and Markdown
 * by its name.
 */
export const acceptPatterns: Readonly<Record<'markdown' | 'html', readonly AcceptPattern[]>> = {
  markdown: [patternFor('text/markdown')],
  html: [patternFor('[*]/[*]'), patternFor('text/[*]'), patternFor('text/html')],
};

function patternFor(type: string): AcceptPattern {
  const named = `(?:^|,)[ \\t]*${type}[ \\t]*`;
  return { named: `${named}(?:[;,]|$)`, weighed: `${named};(?:[^,]*;)?[ \\t]*q=([01])(?:[.]([0-9]*))?` };
}

const smaller = Array.from({ length: 9 }, (_, index) => 9 - index).map(
  (digit) => `${digit}[0-9]* \\1[${digit === 1 ? '0' : `0-${digit - 1}`}]`,
);

/**
 * Whether the first of two numbers of four digits or more is above nothing and not below the second: what compares
 * qualities where a server compares nothing but texts. `0850 0800`
 */
export const isNotLess = `^(?!0000)(?:([0-9]{0,3})(?:${smaller.join('|')})|([0-9]{4})[0-9]* \\2)`;
