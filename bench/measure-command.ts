import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { residentMemory } from './resident-memory.ts';

export interface Measurement {
  seconds: number;
  /** Peak of the resident memory of the process and its children together, in bytes, sampled every 50 ms. */
  memory: number;
  exitCode: number;
}

/** Runs a command and measures it from outside, the same way for every generator. */
export function measureCommand(command: string, args: string[], cwd: string): Promise<Measurement> {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    let memory = 0;
    const timer = setInterval(() => (memory = Math.max(memory, residentMemory(child.pid!))), 50);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ seconds: (performance.now() - started) / 1000, memory, exitCode: code ?? 1 });
    });
  });
}

export interface FolderMeasurement {
  bytes: number;
  pages: number;
  /** Mean size of an HTML page, gzipped, in bytes. */
  meanPage: number;
}

/** Measures an output folder (nothing where there is none); page sizes come from up to 300 pages spread over it. */
export function measureFolder(folder: string): FolderMeasurement {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const pages = paths.filter((path) => path.endsWith('.html'));
  const step = Math.max(1, Math.floor(pages.length / 300));
  const sample = pages.filter((_, index) => index % step === 0);
  const total = sample.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
  return {
    bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0),
    pages: pages.length,
    meanPage: total / Math.max(1, sample.length),
  };
}
