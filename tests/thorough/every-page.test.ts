import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseByFeatures } from '../e2e/choose-by-features.ts';
import { type OpenSite, openSite } from '../e2e/open-site.ts';
import { routesOf } from '../e2e/routes-of.ts';
import { type Findings, visitPages } from '../e2e/visit-pages.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const routes = routesOf(dist);
let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('every page of the manual', () => {
  // Every page in every theme, with all rules, is `npm run a11y`.
  const checked = chooseByFeatures(dist, routes);
  let findings: Findings;
  beforeAll(async () => {
    findings = await visitPages(site, routes, (route) => checked.has(route));
    // Half a second a page, and as much as three times that beside other files on a slow machine.
  }, 900_000);

  test('is there to be visited', () => {
    expect(routes.length).toBeGreaterThan(100);
    expect(checked.size).toBeGreaterThan(10);
  });

  test('loads without an error', () => expect(findings.faults).toEqual([]));
  test('scrolls sideways on no screen', () => expect(findings.wide).toEqual([]));
  test('breaks no rule of accessibility, light or dark', () => expect(findings.violations).toEqual([]));
});
