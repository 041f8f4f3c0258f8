import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from '../../tests/e2e/find-browser.ts';
import { lastLines } from './last-lines.ts';
import { runCommand } from './run-command.ts';
import { visitServer } from './visit-server.ts';
import type { WalkOptions } from './walk-options.ts';

export interface Walked {
  /** What went wrong. */
  faults: string[];
  /** From the first command to the first page of `dev` in a browser; `null` where there was none. */
  secondsToPage: number | null;
}

/** Uses an installed package as its users do, in a folder that is its own. */
export async function walk(options: WalkOptions): Promise<Walked> {
  const started = performance.now();
  const faults = await runAll(options, [['new', 'docs']]);
  if (faults.length > 0) return { faults, secondsToPage: null };
  const browser = await chromium.launch(browserOptions());
  let firstPage: number | null = null;
  const visit = async (args: string[], edited: string | null = null): Promise<void> => {
    const edit = edited === null ? null : join(options.place.cwd, edited);
    const onPage = (): void => void (firstPage ??= performance.now());
    faults.push(...(await visitServer({ ...options, args, browser, edit, onPage })));
  };
  try {
    await visit(['dev', 'docs'], 'docs/index.mdx');
    faults.push(...(await runAll(options, commandsOn('docs'))));
    for (const command of ['preview', 'serve']) await visit([command, 'docs-dist']);
    if (options.manual !== null) {
      cpSync(options.manual, join(options.place.cwd, 'manual'), { recursive: true });
      await visit(['dev', 'manual'], 'manual/index.mdx');
      faults.push(...(await runAll(options, commandsOn('manual'))));
    }
  } finally {
    await browser.close();
  }
  return { faults, secondsToPage: firstPage === null ? null : (firstPage - started) / 1000 };
}

function commandsOn(site: string): string[][] {
  return [
    ['validate', site],
    ['build', site, '--out', `${site}-dist`, '--strict'],
  ];
}

async function runAll({ program, place }: WalkOptions, commands: readonly string[][]): Promise<string[]> {
  const faults: string[] = [];
  for (const args of commands) {
    const { code, output } = await runCommand([...program, ...args], place);
    // What npm says of its own settings is no word of the package's.
    const bad = /\b(?:warn(?:ing)?|error|deprecat\w+)\b.*/i.exec(
      output.replace(/^npm (?:warn|notice) .*|0 errors, 0 warnings/gm, ''),
    );
    if (code !== 0 || bad) faults.push(`${args.join(' ')}: exit ${code}, ${lastLines(bad?.[0] ?? output)}`);
  }
  return faults;
}
