#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  const { start } = await import('../lib/cli.js');
  process.exitCode = await start(process.argv.slice(2));
} else {
  process.stderr.write(
    `docwright needs Node 22.18 or newer, but this is ${process.version}. Install a newer version from https://nodejs.org\n`,
  );
  process.exitCode = 2;
}
