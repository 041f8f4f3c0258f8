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

test('a password that sign-in would not take is refused, by its line', async () => {
  const hash = (text: string): Promise<unknown> => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([text]) as unknown as typeof process.stdin);
    return hashPasswordCommand.run({ terminal: { out: () => undefined } } as unknown as CommandInput);
  };
  await expect(hash(`short\n\n${'x'.repeat(1_001)}\n`)).rejects.toThrow(
    'The password on line 3 has 1001 characters; the limit is 1000',
  );
  expect(await hash('x'.repeat(1_000))).toBe(0);
});
