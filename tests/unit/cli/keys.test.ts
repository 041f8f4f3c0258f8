import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CommandInput } from '../../../src/cli/command.ts';
import { keysCommand } from '../../../src/cli/commands/keys.ts';

test('a key for a domain that no site has is made, and said to open nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = join(folder, 'docwright.server.json');
  writeFileSync(config, JSON.stringify({ sites: [{ folder: 'dist', domain: 'guides' }] }));
  const create = async (domain: string): Promise<string> => {
    let told = '';
    const terminal = { out: () => undefined, error: (text: string) => void (told += text) };
    const input = { positionals: ['create', domain], options: { config }, terminal };
    expect(await keysCommand.run(input as unknown as CommandInput)).toBe(0);
    return told;
  };
  expect(await create('guides')).toBe('');
  expect(await create('guide')).toContain('No site in the configuration has the domain guide');
  expect(await create('guide')).toContain('Did you mean guides?');
  expect(await create('elsewhere')).toContain('Known domains: guides.');
});

test('programs read what became of a key', async () => {
  const data = mkdtempSync(join(tmpdir(), 'docwright-keys-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const read = async (...positionals: string[]): Promise<{ id: string; revoked: string | null }> => {
    let told = '';
    const terminal = { out: (text: string) => void (told += text), error: () => undefined };
    const input = { positionals, options: { data, json: true }, terminal };
    expect(await keysCommand.run(input as unknown as CommandInput)).toBe(0);
    return JSON.parse(told);
  };
  const made = await read('create', 'guides');
  expect(made.revoked).toBeNull();
  const { id, revoked } = await read('revoke', made.id);
  expect(id).toBe(made.id);
  expect(revoked).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test.each([
  ['--kind must be assistant or search', { kind: 'public' }, ['create', 'guides']],
  ['--origin must be origins', { origin: 'app' }, ['create', 'guides']],
  ['Specify the domain identifier', {}, ['create']],
  ['Specify the id of the key', {}, ['revoke']],
])('what is refused with "%s" leaves no database behind', async (message, given, positionals) => {
  const data = join(tmpdir(), `docwright-no-keys-${process.pid}`);
  const input = {
    positionals,
    options: { data, ...given },
    terminal: { out: () => undefined, error: () => undefined },
  };
  await expect(keysCommand.run(input as unknown as CommandInput)).rejects.toThrow(message);
  expect(existsSync(data)).toBe(false);
});
