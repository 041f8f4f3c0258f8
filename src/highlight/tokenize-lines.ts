import { INITIAL, type IGrammar } from 'shiki/textmate';

/** Calls `token` for each piece of each line, in order, with the metadata of the grammar. */
export interface TokenSink {
  startLine: (index: number) => void;
  token: (text: string, metadata: number) => void;
}

// Grammars are regular expressions run on text that anyone may have written.
const maxLineLength = 20_000;
const maxMillisecondsPerLine = 500;

/** Runs `grammar` over `lines`; `read` gives what the grammar sees in place of a line, of the same length. */
export function tokenizeLines(lines: string[], { grammar, read, sink }: { grammar: IGrammar; read: (line: string) => string; sink: TokenSink }): void {
  let state = INITIAL;
  lines.forEach((line, index) => {
    sink.startLine(index);
    if (line.length > maxLineLength) return sink.token(line, 0);
    const result = grammar.tokenizeLine2(read(line), state, maxMillisecondsPerLine);
    state = result.ruleStack;
    const { tokens } = result;
    for (let at = 0; at < tokens.length; at += 2) {
      const end = at + 2 < tokens.length ? tokens[at + 2]! : line.length;
      if (end > tokens[at]!) sink.token(line.slice(tokens[at]!, end), tokens[at + 1]!);
    }
  });
}
