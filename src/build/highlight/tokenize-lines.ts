import type { LineTokenizer } from './line-tokenizer.ts';

export interface TokenizeOptions {
  tokenizer: LineTokenizer;
  /** What the grammar sees in place of a line, of the same length. */
  read: (line: string) => string;
  /** Takes each piece of a line, in order, with the grammar's metadata. */
  token: (text: string, metadata: number) => void;
  endLine: () => void;
}

// Grammars are regular expressions run on text that anyone may have written.
const maxLineLength = 20_000;

/** Runs a grammar over the lines of one block. */
export function tokenizeLines(lines: string[], { tokenizer, read, token, endLine }: TokenizeOptions): void {
  let state = tokenizer.start();
  for (const line of lines) {
    if (line.length > maxLineLength) token(line, 0);
    else {
      const { tokens, next } = tokenizer.read(read(line), state);
      state = next;
      for (let at = 0; at < tokens.length; at += 2) {
        const end = at + 2 < tokens.length ? tokens[at + 2]! : line.length;
        if (end > tokens[at]!) token(line.slice(tokens[at]!, end), tokens[at + 1]!);
      }
    }
    endLine();
  }
}
