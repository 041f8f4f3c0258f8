#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// Astro needs Node 22.12. On an older one the `node` package, which comes along, runs the command instead.
if (major > 22 || (major === 22 && minor >= 18)) {
  const { run } = await import('../lib/cli.js');
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.exitCode = await runWithBundledNode();
}

async function runWithBundledNode() {
  let node;
  try {
    node = createRequire(import.meta.url).resolve('node/bin/node');
  } catch {
    process.stderr.write(`docwright needs Node 22.18 or newer; this is ${process.version}.\n`);
    return 2;
  }
  const child = spawn(node, [import.meta.filename ?? new URL(import.meta.url).pathname, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Who stops the command means the program that does its work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
