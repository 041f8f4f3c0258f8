const placeholder = /(?<!<)<[A-Za-z][\w.:/-]*(?:[ |][\w.-]+)*>/g;

/**
 * Puts a plain word of the same length in the place of each `<like-this>`, which a shell's grammar would read as
 * redirects.
 */
export function maskPlaceholders(line: string): string {
  return line.includes('<') ? line.replace(placeholder, (text) => 'x'.repeat(text.length)) : line;
}
