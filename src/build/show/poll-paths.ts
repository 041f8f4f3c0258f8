import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Milliseconds between two looks, and how often as long as a look itself takes the pause is at least. */
const pause = 500;
const restFactor = 10;

/** Looks again and again at paths of whose changes the system does not tell. */
export interface PathPoll {
  has: (path: string) => boolean;
  add: (path: string) => void;
  /** With all that lies below it. */
  remove: (path: string) => void;
  stop: () => void;
}

/**
 * @param look says in some way what is at a path
 * @param onChange hears each path at which `look` says something else than the last time
 */
export function pollPaths(look: (path: string) => string, onChange: (path: string) => void): PathPoll {
  const seen = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const lookAtAll = (): void => {
    const started = performance.now();
    for (const [path, state] of [...seen]) {
      const now = look(path);
      if (now === state || !seen.has(path)) continue;
      seen.set(path, now);
      onChange(path);
    }
    wait(Math.max(pause, (performance.now() - started) * restFactor));
  };
  const wait = (time: number): void => {
    timer = setTimeout(lookAtAll, time).unref();
  };
  wait(pause);
  return {
    has: (path) => seen.has(path),
    add: (path) => void seen.set(path, look(path)),
    remove: (path) => {
      for (const known of seen.keys()) if (isBelow(known, path)) seen.delete(known);
    },
    stop: () => {
      clearTimeout(timer);
      seen.clear();
    },
  };
}

/** Whether a path is another or lies below it. */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`);
}

/** Which file or folder a path leads to, through links; of a file also its state. */
export function lookAtTarget(path: string): string {
  try {
    const stats = statSync(path);
    const { dev, ino, size, ctimeMs, birthtimeMs } = stats;
    // A folder that is made right after another has gone often has its number.
    return stats.isDirectory() ? `${dev} ${ino} ${birthtimeMs}` : `${dev} ${ino} ${size} ${ctimeMs}`;
  } catch {
    return '';
  }
}

/** What lies in a folder, without what lies in folders of it. */
export function lookAtContent(folder: string): string {
  try {
    return readdirSync(folder)
      .map((name) => `${name} ${lookAtTarget(join(folder, name))}`)
      .join('\n');
  } catch {
    return '';
  }
}
