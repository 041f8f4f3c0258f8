import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Terminal } from './command.ts';

/** What a key does, when Enter follows it. */
export interface Key {
  key: string;
  summary: string;
  run: () => void | Promise<void>;
}

/**
 * Lets a person at the terminal steer a server by the keys that Vite has, each followed by Enter. Whole lines are read,
 * so the terminal stays as it is, and Ctrl-C ends the process.
 *
 * @returns a function that ends it
 */
export function listenForKeys(keys: readonly Key[], terminal: Terminal, input = process.stdin): () => void {
  if (!input.isTTY || !terminal.interactive) return () => {};
  const lines = createInterface({ input });
  let running = Promise.resolve();
  lines.on('line', (line) => {
    const key = stripVTControlCharacters(line).trim();
    const found = keys.find((candidate) => candidate.key === key);
    if (key === 'h') terminal.out(renderKeys(keys));
    else if (found) running = running.then(found.run).catch((error: unknown) => terminal.error(`${String(error)}\n`));
  });
  if (terminal.volume !== 'quiet') terminal.out('  Press h + Enter to list the keys\n\n');
  return () => lines.close();
}

function renderKeys(keys: readonly Key[]): string {
  const rows = [...keys, { key: 'h', summary: 'list the keys' }];
  return `\n${rows.map(({ key, summary }) => `  ${key} + Enter  ${summary}\n`).join('')}\n`;
}
