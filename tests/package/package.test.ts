import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureInstall } from '../../scripts/installed/measure-install.ts';

const root = resolve(import.meta.dirname, '../..');
const { version, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  devDependencies: Record<string, string>;
};
let folder = '';
let packed: { path: string; size: number }[] = [];
let installation = '';

const environment = { ...process.env, CI: '1' };

function run(command: string, args: string[], cwd = folder): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: environment });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-package-'));
  const [pack] = JSON.parse(run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], root)) as {
    filename: string;
    files: typeof packed;
  }[];
  packed = pack!.files;
  run('npm', ['init', '--yes']);
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', join(folder, pack!.filename)];
  const installed = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', env: environment });
  expect(installed.status, installed.stderr).toBe(0);
  installation = installed.stderr;
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the package may hold; of `lib`, what each part of the compilation makes. */
const mayHold = [
  /^(?:LICENSE|README\.md|package\.json)$/,
  /^bin\/docwright\.js$/,
  /^lib\/[\w-]+\.js$/,
  /^lib\/chunks\/[\w.-]+\.js$/,
  /^lib\/astro\/(?:(?:package|exports)\.json|(?:dist|packages)\/.+\.js|components\/[\w-]+\.(?:astro|css|ts)|templates\/.+)$/,
  /^lib\/types\/.+\.d\.ts$/,
  /^lib\/(?:browser|islands|layouts)\.pack$/,
  /^lib\/icons\/[\w-]+\.pack$/,
  /^lib\/fonts\/[\w-]+\.woff2$/,
  /^lib\/katex\/(?:katex\.min\.css|[\w-]+\.woff2)$/,
  /^lib\/(?:THIRD-PARTY-LICENSES|parts)\.txt$/,
  /^schema\/[\w.-]+$/,
  /^starter(?:-ci)?\//,
  /^themes\/[\w-]+\/(?:Layout\.astro|[\w-]+\.css|fonts\/[\w-]+\.css)$/,
  /^src\/(?:base|browser\/page-menu|entry|read\/navigation|view\/shell)\/.+\.(?:ts|astro|js|css)$/,
  /^src\/build\/(?:pages|islands)\/[\w.[\]-]+\.astro$/,
  /^src\/(?:browser|view)\/.+\.css$/,
];

test('the package holds what its list names, and no more', () => {
  const others = packed.filter(({ path }) => !mayHold.some((pattern) => pattern.test(path)));
  expect(others.map(({ path }) => path)).toEqual([]);
  expect(packed.length).toBeLessThan(1_200);
  expect(packed.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(22_000_000);
});

test('it is light when it is installed, nothing runs meanwhile, and nothing is warned of', () => {
  const { megabytes, packages, files, scripts } = measureInstall(join(folder, 'node_modules'));
  expect(megabytes).toBeLessThanOrEqual(130);
  expect(packages).toBeLessThanOrEqual(90);
  expect(files).toBeLessThanOrEqual(5_000);
  expect(scripts).toEqual([]);
  expect(installation.replace(/^npm warn Unknown .*$/gm, '')).not.toMatch(/\bwarn/);
  expect(existsSync(join(folder, 'node_modules/@scarf'))).toBe(false);
});

test('every package whose code it holds is named with its licence', () => {
  const text = readFileSync(join(folder, 'node_modules/docwright/lib/THIRD-PARTY-LICENSES.txt'), 'utf8');
  const named = new Set([...text.matchAll(/^(\S+) \d+\.\d+\.\d+\S*, /gm)].map(([, name]) => name!));
  for (const name of ['zod', 'mermaid', 'lucide-static', '@tabler/icons', '@fontsource-variable/inter', 'katex'])
    expect([...named]).toContain(name);
  const tools = /^(?:@types\/|@astrojs\/|@biomejs\/|@changesets\/)/;
  const bundled = Object.keys(devDependencies).filter((name) => !tools.test(name) && importedBySources().has(name));
  expect(bundled.filter((name) => !named.has(name))).toEqual([]);
});

/** Packages that code of ours imports. */
function importedBySources(): Set<string> {
  const files = ['--include=*.ts', '--include=*.tsx', 'src'];
  const lines = run('grep', ['-rhE', "from '[^.]|import\\('[^.]", ...files], root).split('\n');
  const code = lines.filter((line) => !line.startsWith('import type'));
  return new Set(code.flatMap((line) => /(?:from |import\()'((?:@[^/']+\/)?[^/']+)/.exec(line)?.[1] ?? []));
}

test('the installed package makes a new site and builds it', () => {
  run('npx', ['docwright', 'new', 'my-docs']);
  const output = run('npx', ['docwright', 'build', 'my-docs', '--out', 'site', '--strict']);
  expect(output).toMatch(/^5 pages in .*, 0 errors, 0 warnings/m);
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('Introduction');
  expect(existsSync(join(folder, 'site/api-reference/messages/send-a-message/index.html'))).toBe(true);
}, 120_000);

test('it knows its version and refuses wrong use', () => {
  expect(run('npx', ['docwright', '--version']).trim()).toBe(version);
  expect(() => run('npx', ['docwright', 'biuld'])).toThrow(/Did you mean "build"/);
}, 60_000);

test('no import leads out of the package but to what it depends on', () => {
  const tree = JSON.parse(run('npm', ['ls', '--all', '--json'])) as { problems?: string[] };
  expect(tree.problems ?? []).toEqual([]);
});
