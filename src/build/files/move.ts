import { renameSync } from 'node:fs';

/** What Windows answers while another program (an editor, a search for viruses) has a file open. */
const busy: ReadonlySet<string> = new Set(['EACCES', 'EBUSY', 'EPERM']);

/** Such programs let go within this many milliseconds, or keep it for long. */
const patience = 2000;
const pause = 50;

/**
 * Moves a file or a folder. On Windows, where nothing can be moved that any program has open, it waits a little for
 * those that look into each new file.
 * @throws the error of the file system; nothing has changed then
 */
export function move(from: string, to: string): void {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return renameSync(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (process.platform !== 'win32' || !busy.has(code) || Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}
