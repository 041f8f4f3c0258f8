import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The one without windows first: it does the same in two thirds of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: the variable `CHROMIUM`, one on the path, or Playwright's own; `null` when there is none. */
export function findBrowser(): string | null {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env['CHROMIUM'] ?? '', ...onPath, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Start options for tests: headless, and without the traffic that Chromium makes of its own accord. */
export function browserOptions(): { executablePath: string; args: string[] } {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium; run npm test, which installs one');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
