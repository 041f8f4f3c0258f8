import { spawn } from 'node:child_process';

/** Milliseconds after which a history is not worth waiting for. */
const timeLimit = 20_000;

// A repository may name programs of its own that git is to start: nothing but git runs.
const safely = [
  '--no-optional-locks',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'log.showSignature=false',
  '-c',
  'core.quotePath=false',
];
// Neither do those by which a clone of a part fetches the rest: an older git knows the second alone.
const offline = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: '' };

/**
 * What git says in a folder, handed over as it comes; `onText` stops it by returning `false`. Gives `false` where there
 * is no git, no repository, or no end in time.
 */
export function runGit(
  folder: string,
  args: readonly string[],
  onText: (text: string) => boolean | void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const git = spawn('git', [...safely, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_PAGER: '', ...offline },
    });
    // Of its own: that of `spawn` goes on where there is no git, and holds the process until it has run out.
    const limit = setTimeout(() => git.kill(), timeLimit);
    const end = (isDone: boolean): void => {
      clearTimeout(limit);
      resolve(isDone);
    };
    let isEnough = false;
    git.stdout.setEncoding('utf8');
    git.stdout.on('data', (text: string) => {
      if (isEnough || onText(text) !== false) return;
      isEnough = true;
      git.kill();
    });
    git.on('error', () => end(false));
    git.on('close', (code) => end(isEnough || code === 0));
  });
}
