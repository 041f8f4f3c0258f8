import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { CommandInput } from '../../../src/cli/command.ts';
import { hashPasswordCommand } from '../../../src/cli/commands/hash-password.ts';
import { findPassword } from '../../../src/service/access/password.ts';

test('a letter that two chunks of standard input share stays whole', async () => {
  const bytes = Buffer.from('clé\n');
  const input = Readable.from([bytes.subarray(0, 3), bytes.subarray(3)], { objectMode: false });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as unknown as typeof process.stdin);
  let hash = '';
  const terminal = { out: (text: string) => void (hash += text) };
  expect(await hashPasswordCommand.run({ terminal } as unknown as CommandInput)).toBe(0);
  expect(await findPassword('clé', [hash.trim()])).toBe(0);
});
