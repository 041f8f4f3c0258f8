import { renderAddresses } from './announce.ts';
import type { Terminal } from './command.ts';
import { type Listening, listAddresses } from './list-addresses.ts';
import { type Key, listenForKeys } from './listen-for-keys.ts';
import { openBrowser } from './open-browser.ts';
import { stopSignal } from './stop-signal.ts';

export interface Shown {
  terminal: Terminal;
  /** Where the server listens now. */
  listening: () => Listening;
  /** Whether a browser opens at once. */
  open: boolean;
  /** Keys of the command's own. */
  keys?: readonly Key[];
}

/** Waits until a person at the terminal, or a signal, wants the server to end. */
export async function showUntilStopped({ terminal, listening, open, keys = [] }: Shown): Promise<void> {
  const show = (): void => {
    const { local, network } = listAddresses(listening());
    openBrowser(local ?? network[0]!, terminal);
  };
  const quit = Promise.withResolvers<void>();
  const close = listenForKeys(
    [
      ...keys,
      { key: 'o', summary: 'open in a browser', run: show },
      { key: 'u', summary: 'show the URLs', run: () => terminal.out(renderAddresses(listening())) },
      { key: 'q', summary: 'quit', run: () => quit.resolve() },
    ],
    terminal,
  );
  if (open) show();
  await Promise.race([stopSignal(), quit.promise]);
  close();
}
