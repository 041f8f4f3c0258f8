import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../../../src/cli/main.ts';
import { quoteArgument } from '../../../src/cli/quote-argument.ts';
import { schemaAddress } from '../../../src/read/config/schema-address.ts';
import { packageVersion } from '../../../src/read/site/package-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-new-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function make(path: string): Promise<{ said: string; schema: unknown }> {
  let said = '';
  const write = (text: string): void => void (said += text);
  await run(['new', path], { interactive: false, color: false, volume: 'normal', out: write, error: write });
  return { said, schema: JSON.parse(readFileSync(join(path, 'docs.json'), 'utf8')).$schema };
}

test('what comes next can be pasted, also for a path with spaces', async () => {
  const path = join(folder, "it's my docs");
  const { said } = await make(path);
  expect(said).toContain(`npx docwright dev ${quoteArgument(path)} `);
  expect(said).toContain(`npx docwright build ${quoteArgument(path)} `);
});

test.each([
  ['docs', 'linux', 'docs'],
  ['手册/ä', 'linux', '手册/ä'],
  ['--flag', 'linux', './--flag'],
  ['-my docs', 'linux', "'./-my docs'"],
  ['-docs', 'win32', './-docs'],
  ['my docs', 'linux', "'my docs'"],
  ["it's", 'linux', "'it'\\''s'"],
  ['$HOME', 'linux', "'$HOME'"],
  ['C:\\docs', 'win32', 'C:\\docs'],
  ['C:\\my docs', 'win32', '"C:\\my docs"'],
] as const)('%s on %s is typed as %s', (text, platform, typed) => {
  expect(quoteArgument(text, platform)).toBe(typed);
});

test('docs.json names the schema: the published one, or that of the package installed above it', async () => {
  expect((await make(join(folder, 'one'))).schema).toBe(schemaAddress('docs.schema.json'));
  const installed = join(folder, 'node_modules/docwright/schema');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'docs.schema.json'), '{}');
  expect((await make(join(folder, 'two'))).schema).toBe('../node_modules/docwright/schema/docs.schema.json');
});

test('the published schema is named as it names itself', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const schema = JSON.parse(readFileSync(join(root, 'schema/docs.schema.json'), 'utf8')) as { $id: string };
  const starter = JSON.parse(readFileSync(join(root, 'starter/docs.json'), 'utf8')) as { $schema: string };
  expect(starter.$schema).toBe(schema.$id);
});

test.each([
  ['github', '.github/workflows/docs.yml'],
  ['gitlab', '.gitlab-ci.yml'],
])('--ci %s writes the pipeline of the manual into the repository, and over none', async (service, file) => {
  mkdirSync(join(folder, '.git'));
  const start = async (): Promise<number> => {
    const write = (): void => {};
    const terminal = { interactive: false, color: false, volume: 'normal', out: write, error: write } as const;
    return run(['new', join(folder, 'my-docs'), '--ci', service], terminal);
  };
  expect(await start()).toBe(0);
  const text = readFileSync(join(folder, file), 'utf8');
  const root = resolve(import.meta.dirname, '../../..');
  const manual = readFileSync(join(root, 'example-site/publish/continuous-integration.mdx'), 'utf8').replaceAll(
    '{{release}}',
    packageVersion,
  );
  expect(manual).toContain(`\`\`\`yaml ${file}\n${text}\`\`\``);
  expect(await start()).toBe(2);
  rmSync(join(folder, file));
  // The site is there already.
  expect(await start()).toBe(0);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
});

test.each([
  [[], /is not empty; specify a new folder\n/],
  [['--ci', 'github'], /is not empty; specify a new folder, or that of a site\n/],
])('a folder that holds other things is refused, with what would be right: %j', async (options, message) => {
  writeFileSync(join(folder, 'README.md'), '');
  let said = '';
  const write = (text: string): void => void (said += text);
  const terminal = { interactive: false, color: false, volume: 'normal', out: write, error: write } as const;
  expect(await run(['new', folder, ...options], terminal)).toBe(2);
  expect(said).toMatch(message);
});
