import { expect, test } from 'vitest';
import { renderRobots } from '../../../../src/build/outputs/robots.ts';
import { testSite } from './test-site.ts';

test('lets everything in and names the sitemap', () => {
  expect(renderRobots(testSite({ base: '/docs' }))).toBe(
    'User-agent: *\nContent-Signal: ai-train=yes, search=yes, ai-input=yes\nAllow: /\n\nSitemap: https://docs.example.com/docs/sitemap.xml\n',
  );
});

test('names no sitemap where there is none', () => {
  expect(renderRobots(testSite({ origin: null }))).not.toContain('Sitemap');
});

test('asks everything to stay away from a site that is not indexed', () => {
  expect(renderRobots(testSite({ docs: { seo: { metatags: { robots: 'noindex' } } } }))).toBe(
    'User-agent: *\nContent-Signal: ai-train=no, search=no, ai-input=no\nDisallow: /\n',
  );
});
