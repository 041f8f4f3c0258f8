import { afterEach, expect, test, vi } from 'vitest';

const platform = process.platform;
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: platform });
  vi.doUnmock('node:fs');
  vi.resetModules();
});

/** `move` on a system whose file system refuses the first `refusals` moves. */
async function moveOn(system: NodeJS.Platform, refusals: number, code = 'EPERM'): Promise<{ tries: number }> {
  let tries = 0;
  vi.resetModules();
  vi.doMock('node:fs', () => ({
    renameSync: () => {
      if (++tries <= refusals) throw Object.assign(new Error(code), { code });
    },
  }));
  Object.defineProperty(process, 'platform', { value: system });
  const { move } = await import('../../../../src/build/files/move.ts');
  move('from', 'to');
  return { tries };
}

test('what another program has open on Windows is moved once it lets go', async () => {
  expect(await moveOn('win32', 3)).toEqual({ tries: 4 });
});

test('it is not waited for without end', async () => {
  await expect(moveOn('win32', Number.POSITIVE_INFINITY, 'EBUSY')).rejects.toThrow('EBUSY');
});

test('other refusals are told at once', async () => {
  await expect(moveOn('win32', 1, 'ENOENT')).rejects.toThrow('ENOENT');
  await expect(moveOn('linux', 1)).rejects.toThrow('EPERM');
});
