import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { residentMemory } from '../../bench/resident-memory.ts';
import type { Problem } from '../../src/model/problem.ts';

export interface BuildRun {
  /** `null` when the build ended without a result. */
  report: BuildReport | null;
  seconds: number;
  memory: number;
  /** The end of what the build wrote as errors. */
  stderr: string;
}

/** What `docwright build --report` writes. */
export interface BuildReport {
  pages: number;
  bytes: number;
  counts: Record<string, number>;
  problems: Problem[];
}

const root = resolve(import.meta.dirname, '../..');
const longest = 15 * 60_000;

/**
 * Builds a site in a process of its own, so that times and memory can be compared. With `reuse`, an output that is
 * there stays.
 */
export function runBuild(site: string, { out, reuse }: { out: string; reuse: boolean }): Promise<BuildRun> {
  const reportFile = `${out}.json`;
  if (reuse && existsSync(out) && existsSync(reportFile))
    return Promise.resolve({ report: readReport(reportFile), seconds: 0, memory: 0, stderr: '' });
  rmSync(reportFile, { force: true });
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, 'bin/docwright.js'), 'build', site, '--out', out, '--report', reportFile, '--force'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: longest,
    },
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-4000)));
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, residentMemory(child.pid!))), 100);
  return new Promise((done) => {
    child.on('close', (code) => {
      clearInterval(timer);
      const report = code === 0 && existsSync(reportFile) ? readReport(reportFile) : null;
      done({ report, seconds: (performance.now() - started) / 1000, memory, stderr });
    });
  });
}

function readReport(file: string): BuildReport {
  return JSON.parse(readFileSync(file, 'utf8')) as BuildReport;
}
