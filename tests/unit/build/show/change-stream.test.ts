import { expect, test } from 'vitest';
import { createChangeStream } from '../../../../src/build/show/change-stream.ts';

test('a page that listens hears the present state and each that follows', async () => {
  const changes = createChangeStream();
  const reader = changes.open().body!.pipeThrough(new TextDecoderStream()).getReader();
  const first = changes.version();
  expect((await reader.read()).value).toBe(`data: ${first} 0\n\n`);
  changes.tell({ isText: false });
  expect(changes.version()).not.toBe(first);
  expect((await reader.read()).value).toBe(`data: ${changes.version()} 1\n\n`);
  changes.tell({ isText: true });
  expect((await reader.read()).value).toBe(`data: ${changes.version()} 1\n\n`);
  await reader.cancel();
  changes.tell({ isText: true });
});

test('a page that listens hears what is wrong, also when it comes later', async () => {
  const changes = createChangeStream();
  changes.tellProblems([{ severity: 'error', code: 'dead-link', message: 'There is no page' }]);
  const reader = changes.open().body!.pipeThrough(new TextDecoderStream()).getReader();
  const told = 'event: problems\ndata: [{"severity":"error","code":"dead-link","message":"There is no page"}]\n\n';
  expect((await reader.read()).value).toBe(`data: ${changes.version()} 0\n\n${told}`);
  changes.tellProblems([]);
  expect((await reader.read()).value).toBe('event: problems\ndata: []\n\n');
  await reader.cancel();
});

test('states of two servers have different names', () => {
  expect(createChangeStream().version()).not.toBe(createChangeStream().version());
});
