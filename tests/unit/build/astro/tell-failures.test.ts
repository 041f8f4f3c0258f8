import type { ViteDevServer } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { tellFailures } from '../../../../src/build/astro/tell-failures.ts';

const ofFile = { type: 'error', err: { message: 'Unexpected token', stack: '' } };
const ofPage = { ...ofFile, __isEnhancedAstroErrorPayload: true };

let told: string[] = [];
let hot: { send: (payload: unknown) => void };
let ask: () => (status: number) => void;

beforeEach(() => {
  told = [];
  hot = { send: () => void told.push('shown') };
  const server = { environments: { client: { hot } }, config: { root: '/project' } };
  ask = tellFailures(server as unknown as ViteDevServer, {
    folder: '/site',
    teller: {
      rendered: () => {},
      replaced: () => {},
      failed: ({ message }) => void told.push(message),
      drawn: () => void told.push('drawn'),
    },
  });
});

test('a failure is told and shown', () => {
  ask()(500);
  hot.send(ofPage);
  expect(told).toEqual(['Unexpected token', 'shown']);
});

test('what failed before a page was drawn is not told after it', () => {
  ask()(500);
  ask()(500);
  hot.send(ofPage);
  ask()(200);
  hot.send(ofPage);
  hot.send(ofPage);
  expect(told).toEqual(['Unexpected token', 'shown', 'drawn']);
});

test('a page that was asked for before another failed, and comes after it, says nothing of the theme', () => {
  const slow = ask();
  ask()(500);
  slow(200);
  hot.send(ofPage);
  expect(told).toEqual(['Unexpected token', 'shown']);
});

test('a page that failed and comes after the mended one is not told', () => {
  const slow = ask();
  ask()(200);
  slow(500);
  hot.send(ofPage);
  expect(told).toEqual(['drawn']);
});

test('a style sheet that fails after its page was drawn is told', () => {
  ask()(200);
  hot.send(ofFile);
  expect(told).toEqual(['drawn', 'Unexpected token', 'shown']);
});

test('a page that fails after another was drawn is told', () => {
  ask()(200);
  ask()(500);
  hot.send(ofPage);
  expect(told).toEqual(['drawn', 'Unexpected token', 'shown']);
});
