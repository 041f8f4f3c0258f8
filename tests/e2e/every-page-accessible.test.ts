import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { routesOf } from './routes-of.ts';

const dist = resolve(import.meta.dirname, '../../dist');
let site: OpenSite;

beforeAll(async () => {
  site = await openSite(dist);
});
afterAll(() => site?.close());

// Every page in every theme is `npm run a11y`.
test('no page of the example site breaks a rule of accessibility, light or dark', { timeout: 400_000 }, async () => {
  expect(
    await checkAccessibility(
      site,
      routesOf(dist).map((path) => ({ path })),
    ),
  ).toEqual([]);
});
