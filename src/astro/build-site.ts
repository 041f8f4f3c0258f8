import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'astro';
import { DocsError } from '../errors/docs-error.ts';
import type { Problem } from '../model/problem.ts';
import { astroConfig } from './astro-config.ts';
import { createSession, type OpenSession } from './create-session.ts';
import { publishSession } from './session.ts';
import { writeFiles, type WrittenFiles } from './write-files.ts';

export interface BuildOptions {
  folder: string;
  out: string;
  base: string;
  origin: string | null;
  service: string | null;
  /** Errors in pages keep the output from being written. */
  strict: boolean;
  onProgress?: (progress: BuildProgress) => void;
}

export interface BuildProgress {
  step: string;
  done: number;
  total: number;
}

export interface BuildResult {
  written: boolean;
  out: string;
  pages: number;
  /** Pages that navigation lists. */
  listed: number;
  bytes: number;
  problems: Problem[];
}

/** Names the folders that a build wrote, so that `--out` never empties another. */
const marker = '_docwright/build.json';

/**
 * Builds a site. The output is written beside and then put in the place of the last one, so that a build that fails
 * or is stopped leaves the last one untouched.
 *
 * @throws DocsError when the site cannot be read, or when `out` is a folder that no build wrote
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  refuseForeignFolder(options.out);
  const session = await createSession({ ...options, mode: 'build' });
  const beside = join(dirname(options.out), `.${basename(options.out)}-${process.pid}.partial`);
  const removeBeside = (): void => rmSync(beside, { recursive: true, force: true });
  process.once('exit', removeBeside);
  try {
    countPages(session, options.onProgress);
    const { bytes, problems: unwritten } = await runAstro(session, { beside, base: options.base, origin: options.origin });
    const problems = [...session.problems(), ...unwritten];
    const written = !(options.strict && problems.some(({ severity }) => severity === 'error'));
    if (written) swapFolders(beside, options.out);
    const { pages } = session.site;
    return { written, out: options.out, pages: pages.length, listed: pages.filter((page) => page.place !== null).length, bytes, problems };
  } finally {
    publishSession(null);
    await session.close();
    removeBeside();
    process.removeListener('exit', removeBeside);
  }
}

async function runAstro(session: OpenSession, target: { beside: string; base: string; origin: string | null }): Promise<WrittenFiles> {
  publishSession(session);
  mkdirSync(target.beside, { recursive: true });
  await build(astroConfig({ session, outDir: target.beside, base: target.base, origin: target.origin }));
  return writeFiles(session, { outDir: target.beside, marker });
}

function countPages(session: OpenSession, onProgress: BuildOptions['onProgress']): void {
  const { render } = session;
  const total = session.site.pages.length;
  let done = 0;
  onProgress?.({ step: 'Rendering', done, total });
  session.render = async (page) => {
    const rendered = await render(page);
    onProgress?.({ step: 'Rendering', done: ++done, total });
    return rendered;
  };
}

function refuseForeignFolder(out: string): void {
  if (!existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, marker))) return;
  throw new DocsError([
    {
      severity: 'error',
      code: 'foreign-output',
      message: `${out} holds files that no build of Docwright wrote, and a build replaces the whole folder`,
      hint: 'Name another folder with --out, or empty this one yourself',
    },
  ]);
}

function swapFolders(from: string, to: string): void {
  const old = `${to}-${process.pid}.old`;
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
