import type { LaunchOptions } from 'playwright';

const QUIET = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** Playwright's own browser, or the one that `BENCH_CHROMIUM` names, which then runs without its sandbox as in containers. */
export const browserOptions: LaunchOptions = process.env.BENCH_CHROMIUM
  ? { executablePath: process.env.BENCH_CHROMIUM, args: [...QUIET, '--no-sandbox'] }
  : { args: QUIET };
