import { expect, test } from 'vitest';
import { moreProcesses } from '../../../../src/base/errors/more-processes.ts';
import { failedStart } from '../../../../src/build/processes/failed-start.ts';

test.each([
  ['spawn /usr/bin/node EAGAIN', moreProcesses],
  ['it exited with code 1', expect.stringContaining('reinstall Docwright')],
])('a renderer that does not start for %s says what to do', (reason, hint) => {
  const limits = { time: 1, memory: 512 } as unknown as Parameters<typeof failedStart>[1];
  expect(failedStart({ kind: 'crash', reason }, limits).problems).toMatchObject([{ code: 'renderer-start', hint }]);
});
