import { expect, test } from 'vitest';
import { UsageError } from '../../../src/cli/command.ts';
import { listenFrom, listenOn } from '../../../src/cli/listen-from.ts';

function refuse(code: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(code), { code }));
}

test.each([
  ['EADDRINUSE', /Port 80 is in use/],
  ['EACCES', /This user may not use port 80/],
  ['EADDRNOTAVAIL', /does not belong to this machine/],
  ['ENOTFOUND', /does not belong to this machine/],
])("a port that was asked for and cannot be had is the user's to change: %s", async (code, message) => {
  await expect(listenOn(80, refuse(code))).rejects.toThrow(UsageError);
  await expect(listenOn(80, refuse(code))).rejects.toThrow(message);
});

test('other failures stay what they are', async () => {
  await expect(listenOn(80, refuse('EINVAL'))).rejects.toThrow('EINVAL');
});

test('a default port gives way to the next free one', async () => {
  const tried: number[] = [];
  const listen = (port: number): Promise<number> => {
    tried.push(port);
    return port < 4002 ? refuse('EADDRINUSE')() : Promise.resolve(port);
  };
  expect(await listenFrom(4000, listen)).toBe(4002);
  expect(tried).toEqual([4000, 4001, 4002]);
});

test("a default port that cannot be had at all is the user's to change", async () => {
  await expect(listenFrom(4000, refuse('EADDRINUSE'))).rejects.toThrow('Port 4020 is in use');
  await expect(listenFrom(4000, refuse('EADDRNOTAVAIL'))).rejects.toThrow(UsageError);
});
