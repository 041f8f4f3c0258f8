import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../../../src/cli/main.ts';

async function docwright(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let out = '';
  let error = '';
  const code = await run(args, {
    interactive: false,
    color: false,
    volume: 'normal',
    out: (text) => void (out += text),
    error: (text) => void (error += text),
  });
  return { code, out, error };
}

test('the help lists every command', async () => {
  const { code, out } = await docwright('--help');
  expect(code).toBe(0);
  expect(out).toMatchSnapshot();
});

test('each command has a help text of its own', async () => {
  for (const name of ['build', 'dev', 'preview', 'validate', 'new']) {
    const { code, out } = await docwright(name, '--help');
    expect(code).toBe(0);
    expect(out).toMatchSnapshot(name);
  }
});

test('help and version are commands too', async () => {
  expect((await docwright('help')).out).toBe((await docwright('--help')).out);
  expect((await docwright('help', 'build')).out).toBe((await docwright('build', '--help')).out);
  expect(await docwright('version')).toEqual(await docwright('--version'));
  expect((await docwright('version')).out).toMatch(/^\d+\.\d+\.\d+/);
});

test('without a command it shows the help and says that it was used wrongly', async () => {
  expect((await docwright()).code).toBe(2);
});

describe('wrong use ends with exit code 2 and says what would be right', () => {
  test.each([
    [['biuld'], /There is no command "biuld". Did you mean "build"\?/],
    [['init'], /There is no command "init". Did you mean "new"\?/],
    [['constructor'], /There is no command "constructor". See docwright --help/],
    [['help', 'buidl'], /There is no command "buidl". Did you mean "build"\?/],
    [['build', '--ouut', 'x'], /Did you mean --out\?/],
    [['build', '--output', 'x'], /Unknown option '--output'. Did you mean --out\?/],
    [['broken-links', '--check-external'], /Did you mean --external\?/],
    [['broken-links', '--check-anchors'], /Unknown option '--check-anchors'. This is always checked/],
    [['a11y', '--skip-contrast'], /Unknown option '--skip-contrast'. Turn rules off in docs.json with check.rules/],
    [['score', '--format', 'json'], /Did you mean --json\?/],
    [['dev', '--check-external'], /Unknown option '--check-external'\n/],
    [['validate', '--constructor'], /Unknown option '--constructor'\n/],
    [['a11y-check'], /Did you mean "a11y"\?/],
    [['accessibility'], /Did you mean "a11y"\?/],
    [['build', 'a', 'b'], /Unexpected argument "b"/],
    [['build', '--site', 'docs.example.com'], /--site must be a URL that starts with https/],
    [['build', '--site', 'https://a.example/docs/'], /--site https:\/\/a\.example --base \/docs/],
    [['build', '--site', 'https://a.example/docs', '--base', '/other'], /--base \/docs/],
    [['build', '--base', 'a b'], /--base must be a path such as \/docs/],
    [['dev', '--port', 'high'], /--port must be a number/],
    [['dev', '--cert', 'x.pem'], /HTTPS needs both --cert/],
    [['dev', '--cert', '/nowhere', '--key', '/nowhere'], /--cert: \/nowhere does not exist/],
    [['completion'], /Specify a shell: bash, zsh, fish, powershell/],
    [['completion', 'constructor'], /Specify a shell: bash, zsh, fish, powershell/],
    [['preview', '/nowhere'], /is not a built site/],
  ])('%j', async (args, message) => {
    const { code, error } = await docwright(...args);
    expect(code).toBe(2);
    expect(error).toMatch(message);
  });
});

describe('a folder that is not there is named, and what to name in its place', () => {
  const nowhere = join(import.meta.dirname, 'nowhere');
  const out = join(tmpdir(), 'docwright-nowhere');
  test.each([
    ['build', nowhere, '--out', out],
    ['check', nowhere],
    ['validate', nowhere],
    ['format', nowhere],
    ['score', nowhere],
    ['rename', 'a', 'b', '--in', nowhere],
    ['serve', '--site', nowhere, '--data', out],
    ['migrate', nowhere, out],
  ])('%s', async (...args) => {
    const { code, error } = await docwright(...args);
    expect([code, error]).toEqual([1, expect.stringContaining(`There is no folder ${nowhere}\n`)]);
    expect(error).toContain('→ Specify the folder');
    expect(existsSync(out)).toBe(false);
  });
});

test('a file in the place of the site is told apart from its folder', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  writeFileSync(join(site, 'docs.json'), '{}');
  const { code, error } = await docwright('build', join(site, 'docs.json'), '--out', join(site, 'out'));
  expect([code, error]).toEqual([1, expect.stringContaining(`→ Specify the folder that contains it: ${site}\n`)]);
});

// Nobody makes folders there, administrators included.
test.skipIf(process.platform !== 'linux')(
  'what the file system refuses is said in words by every command',
  async () => {
    const { code, error } = await docwright('new', '/sys/docwright');
    expect([code, error]).toEqual([1, expect.stringMatching(/^docwright new failed: .+\. [A-Z].+\n$/)]);
    for (const args of [['new'], ['migrate', import.meta.dirname], ['build', 'example-site', '--out']] as const) {
      const again = await docwright(...args, '/proc/docwright/new');
      expect([again.code, again.error]).toEqual([1, expect.stringMatching(/ failed: .+ in \/proc\. [A-Z]/)]);
    }
  },
);

test('a folder without a docs.json is an error of the site', async () => {
  const { code, error } = await docwright('validate', import.meta.dirname);
  expect(code).toBe(1);
  expect(error).toContain('There is no docs.json in');
});
