import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { exposeServerVariables } from '../../../../src/browser/playground/state/scripted-variables.ts';

const script = readFileSync(resolve(import.meta.dirname, '../../../../src/view/shell/start-globals.js'), 'utf8');

test('scripts of a page may set server variables before the playground is there', () => {
  const events = new EventTarget();
  const window = Object.assign(events, { Event }) as unknown as Window & { mintlify: any };
  const context = createContext({ window, Event, dispatchEvent: events.dispatchEvent.bind(events) });
  runInContext(script, context);
  expect(window.mintlify.user).toBeNull();
  window.mintlify.api.playground.setServerVariables({ region: 'eu', port: 8080, none: null });
  const variables = exposeServerVariables(window);
  expect(variables.current()).toEqual({ region: 'eu', port: '8080' });
  let changes = 0;
  variables.onChange(() => changes++);
  window.mintlify.api.playground.clearServerVariables();
  expect(variables.current()).toEqual({});
  expect(changes).toBe(1);
});
