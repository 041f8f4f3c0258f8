import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const drawer = readFileSync(join(import.meta.dirname, '../../../../src/view/shell/Drawer.astro'), 'utf8');

// A script in the page runs where it stands: what comes below the list later would take room from it.
test('the list is scrolled to the page once all that stands beside it is there', () => {
  const script = drawer.indexOf('set:html={restoreScroll');
  expect(script).toBeGreaterThan(drawer.indexOf('<slot name="end" />'));
  expect(script).toBeGreaterThan(drawer.indexOf('<slot name="start" />'));
});
