import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManualExamples } from '../unit/cli/manual-examples.ts';

const program = resolve(import.meta.dirname, '../../bin/docwright.js');

/** Instructions of the manual in an order in which each finds what it is about, and what is there afterwards. */
const steps = [
  { line: 'npx docwright new my-docs', leaves: 'my-docs/docs.json' },
  { line: 'npx docwright new my-docs --ci github', leaves: '.github/workflows/docs.yml' },
  { line: 'npx docwright check my-docs', leaves: 'my-docs/docs.json' },
  { line: 'npx docwright build my-docs --out dist --site https://docs.example.com', leaves: 'dist/index.html' },
  { line: 'npx docwright build my-docs --host netlify --site https://docs.example.com', leaves: 'dist/_headers' },
  { line: 'docwright --version', leaves: 'dist/index.html' },
  { line: 'npx docwright migrate old-docs new-docs', leaves: 'new-docs/guide.mdx' },
  { line: 'npx docwright check new-docs --fix', leaves: 'new-docs/docs.json' },
  { line: 'docwright score my-docs --site https://docs.example.com', leaves: 'my-docs/docs.json' },
  { line: 'docwright hash-password < passwords.txt', leaves: 'passwords.txt' },
  { line: 'eval "$(docwright completion bash)"', leaves: 'my-docs/docs.json' },
] as const;

/** Why other lines of the manual are not run here. */
const notRun: readonly [RegExp, string][] = [
  [
    /^(?:npm|pnpm|yarn|pip|uv|bun|export|aws|docker|curl|ferry|openssl|ln|kubectl)\b/,
    'needs a network, or another program',
  ],
  [/^npx (?:wrangler|netlify|vercel)\b/, 'publishes, and needs an account'],
  [/\bdocwright (?:dev|preview|serve)\b/, 'runs until it is stopped; tests of their own start them'],
  [
    /\bdocwright (?:keys|usage|feedback|index|search|eval)\b/,
    'needs a store of the service; tests of their own fill one',
  ],
  [/\bdocwright changes\b/, 'needs an older output; the test of the actions builds one'],
  [/\[[^\]]+\]|< file$|\b\w+\|\w+\b|<\w/, 'a synopsis'],
  [
    /\bdocwright (?:build|check|new|rename|score|migrate)\b/,
    'like one that is run, with other names or a host whose writer has tests of its own',
  ],
  [/\bInvoke-Expression\b/, 'for PowerShell'],
];

const folder = mkdtempSync(join(tmpdir(), 'docwright-instructions-'));
const lines = readManualExamples()
  .filter(({ language, place }) => language === 'bash' && !/^(?:components|examples)\//.test(place))
  .flatMap(({ place, code }) =>
    code
      .replace(/\\?\n\s+/g, ' ')
      .split('\n')
      .map((line) => ({ place, line: line.trim() })),
  );

beforeAll(() => {
  const files = {
    'bin/docwright': `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`,
    'bin/npx': '#!/bin/sh\nexec "$@"\n',
    'old-docs/README.md': '# Old\n\n[guide](guide.md)\n',
    'old-docs/guide.md': '# Guide\n',
    'passwords.txt': 'one\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const name of ['bin/docwright', 'bin/npx']) chmodSync(join(folder, name), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every instruction of the manual is run below, or is known not to be', () => {
  const run = new Set<string>(steps.map(({ line }) => line));
  const unknown = lines.filter(({ line }) => !run.has(line) && !notRun.some(([form]) => form.test(line)));
  expect(unknown).toEqual([]);
  const written = new Set(lines.map(({ line }) => line));
  expect([...run].filter((line) => !written.has(line))).toEqual([]);
});

test.each(steps)('$line', async ({ line, leaves }) => {
  const PATH = `${join(folder, 'bin')}:${process.env['PATH']}`;
  await promisify(execFile)('bash', ['-c', line], {
    cwd: folder,
    env: { ...process.env, PATH, XDG_CACHE_HOME: folder },
  });
  expect(existsSync(join(folder, leaves))).toBe(true);
});

test('the pipeline that was made is the one of the manual', () => {
  const made = readFileSync(join(folder, '.github/workflows/docs.yml'), 'utf8');
  const shown = readManualExamples().find(({ meta }) => meta.startsWith('.github/workflows/docs.yml'));
  expect(made.trim()).toBe(shown?.code.trim());
});
