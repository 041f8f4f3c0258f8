import { expect, test } from 'vitest';
import { setsBarColor } from '../../../../src/build/session/sets-bar-color.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test.each([
  ['#navbar { background: #fff }', true],
  ['header, #navbar:not(.a) { color: red; background-color: #fafafa !important; }', true],
  ['@media (width > 40rem) { html #navbar { background-color: var(--own) } }', true],
  ['html.dark #navbar { background: #000 }', false],
  ['#navbar > div, #navbar .link { background: #fff }', false],
  ['#navbar-end { background: #fff }', false],
  ['#navbar { background: none; color: red }', false],
  ['/* #navbar { background: #fff } */', false],
])('of %s: %s', (css, expected) => {
  expect(setsBarColor(css)).toBe(expected);
});

test.each(['a', '/*', 'a{', '#navbar '])('style sheets of many %j are read once', (unit) => {
  expect(measureGrowth((length) => setsBarColor(unit.repeat(length)), 4000)).toBeLessThan(linearGrowth);
});
