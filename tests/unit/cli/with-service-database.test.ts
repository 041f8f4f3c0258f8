import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Command, CommandInput } from '../../../src/cli/command.ts';
import { feedbackCommand } from '../../../src/cli/commands/feedback.ts';
import { keysCommand } from '../../../src/cli/commands/keys.ts';
import { usageCommand } from '../../../src/cli/commands/usage.ts';
import { readServiceConfig } from '../../../src/cli/with-service-database.ts';

const cases: [string, Command, string[]][] = [
  ['keys list', keysCommand, ['list']],
  ['keys revoke', keysCommand, ['revoke', 'key_1']],
  ['feedback', feedbackCommand, []],
  ['usage', usageCommand, []],
];

function inFolder(
  command: Command,
  positionals: string[],
  given: CommandInput['options'] = {},
): { data: string; run: () => Promise<number> } {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'wrong');
  const terminal = { out: () => undefined, error: () => undefined };
  const input = { positionals, options: { data, ...given }, terminal } as unknown as CommandInput;
  return { data, run: async () => command.run(input) };
}

test.each(cases)('%s says that there is no service in a folder, and makes none', async (_, command, positionals) => {
  const { data, run } = inFolder(command, positionals);
  await expect(run()).rejects.toMatchObject({
    problems: [{ code: 'no-database', message: `There is no service database at ${join(data, 'service.db')}` }],
  });
  expect(existsSync(data)).toBe(false);
});

test.each([[['create']], [['lst']], [[]]])('keys %j is refused before anything is made', async (positionals) => {
  const { data, run } = inFolder(keysCommand, positionals);
  await expect(run()).rejects.toThrow(/Specify the domain|There is no command "keys lst"|Specify an action/);
  expect(existsSync(data)).toBe(false);
});

test.each([
  [{ limit: '5' }, /--limit .* needs --entries/],
  [{ limit: '5', proxy: true }, /needs --entries/],
  [{ entries: true, proxy: true }, /cannot be combined/],
  [{ entries: true, limit: 'few' }, /whole number above 0/],
])('usage with %j is refused before the service is looked for', async (given, message) => {
  await expect(inFolder(usageCommand, [], given).run()).rejects.toThrow(message);
});

test('a folder of the command line counts from where the command runs, wherever the configuration lies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = join(folder, 'docwright.server.json');
  writeFileSync(config, '{}');
  expect(readServiceConfig({ options: { config, data: 'kept' } }).config.data).toBe(resolve('kept'));
  expect(readServiceConfig({ options: { config } }).config.data).toBe(join(folder, '.docwright-data'));
});
