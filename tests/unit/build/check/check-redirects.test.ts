import { expect, test } from 'vitest';
import type { CheckInput } from '../../../../src/build/check/check-input.ts';
import { checkRedirects } from '../../../../src/build/check/check-redirects.ts';
import { createTargets } from '../../../../src/build/check/create-targets.ts';
import type { Site } from '../../../../src/model/site.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

/** A site with these files and redirects, and no page. */
function inputOf(files: string[], redirects: [source: string, destination: string][]): CheckInput {
  const config = {
    redirects: redirects.map(([source, destination]) => ({ source, destination, permanent: true })),
  };
  const assets = files.map((path) => ({ path }));
  const site = { base: '', origin: null, config, assets, pages: [], problems: [] } as unknown as Site;
  const targets = createTargets(site, new Set());
  return { site, pages: [], targets, locate: (key: string) => ({ file: 'docs.json', key }) } as unknown as CheckInput;
}

test('a wildcard leads somewhere where anything begins as its destination does', () => {
  const files = ['images/a.svg', 'images-old/b.svg', 'zoo/c.svg'];
  const input = inputOf(files, [
    ['/first/*', '/images/*'],
    ['/second/*', '/image/*'],
    ['/third/*', '/zoo/c*'],
    ['/fourth/*', '/zoo/d*'],
    ['/fifth/*', '/moved/*'],
    ['/moved/here', '/zoo/c.svg'],
  ]);
  expect(checkRedirects(input).map(({ key, code }) => [key, code])).toEqual([
    ['redirects[1]', 'redirect-target'],
    ['redirects[3]', 'redirect-target'],
  ]);
});

test('many wildcards take time in proportion to their number', () => {
  const check = (length: number): unknown =>
    checkRedirects(
      inputOf(
        ['images/a.svg'],
        Array.from({ length }, (_, index) => [`/old/${index}/*`, `/new/${index}/*`]),
      ),
    );
  expect(check(2)).toMatchObject([{ code: 'redirect-target' }, { code: 'redirect-target' }]);
  expect(measureGrowth(check, 200)).toBeLessThan(linearGrowth);
});
