import { expect, test } from 'vitest';
import { createLogWriter } from '../../../../src/service/server/create-log-writer.ts';

test('each entry is a line of JSON that moves no cursor and turns no words round', () => {
  let text = '';
  const { write, flush } = createLogWriter((part) => (text += part));
  const entries = [
    { time: '1', message: 'The provider says: \n\u001b[2J\u009b2J\u202Egnorw\u2028' },
    { time: '2', message: 'ä😀' },
  ];
  for (const entry of entries) write(entry);
  flush();
  expect(text).toMatch(/^(?:[ -~ä😀]+\n){2}$/u);
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(entries);
});
