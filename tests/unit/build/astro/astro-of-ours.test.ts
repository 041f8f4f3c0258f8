import { expect, test } from 'vitest';
import { findExport } from '../../../../src/build/astro/astro-of-ours.ts';

const exports = {
  './zod': './dist/zod.js',
  './runtime/*': './dist/runtime/*',
  './runtime/client/*': './dist/client/*',
  './endpoint/*': './dist/endpoint/*.js',
};

test.each([
  ['zod', './dist/zod.js'],
  ['runtime/server/index.js', './dist/runtime/server/index.js'],
  ['runtime/client/idle.js', './dist/client/idle.js'],
  ['endpoint/node', './dist/endpoint/node.js'],
  ['zod/v4', null],
  ['constructor', null],
])('%s is %s', (name, file) => {
  expect(findExport(exports, name)).toBe(file);
});
