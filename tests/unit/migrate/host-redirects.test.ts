import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const site = {
  'docusaurus.config.js':
    "module.exports = { title: 'Boats', presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
  'docs/index.md': '# Boats\n',
  'docs/sails.md': '# Sails\n',
};

// Netlify, "Redirect options"; Vercel, "Project configuration".
test('redirects that the host of the old site made are carried, and what only a host knows is told', () => {
  const { config, losses, written } = migrateFiles({
    ...site,
    'netlify.toml':
      '[[redirects]]\nfrom = "/jib"\nto = "/sails"\n\n[[redirects]]\nfrom = "/old/*"\nto = "/:splat"\nstatus = 302\n\n' +
      '[[redirects]]\nfrom = "/api/*"\nto = "https://api.example.com/:splat"\nstatus = 200\n\n' +
      '[[redirects]]\nfrom = "/*"\nto = "/404.html"\nstatus = 404\n\n' +
      '[[redirects]]\nfrom = "/sea"\nto = "/mer"\nconditions = {Country = ["fr"]}\n',
    'static/_redirects':
      '# Old ones\n/boom  /sails#boom  301!\n/sails /sails/\n/crew/:name https://example.com/:name 307\n',
    'vercel.json': JSON.stringify({
      redirects: [
        { source: '/mast/', destination: '/sails/', permanent: true },
        { source: '/rigs/:path*', destination: '/sails/:path*', permanent: false },
        { source: '/hull/(.*)', destination: '/$1', statusCode: 301 },
        { source: '/', destination: 'https://example.com/', has: [{ type: 'host', value: 'old.example.com' }] },
      ],
    }),
  });
  expect(config.redirects).toEqual([
    { source: '/jib', destination: '/sails' },
    { source: '/old/*', destination: '/*', permanent: false },
    { source: '/mast', destination: '/sails' },
    { source: '/rigs/:path*', destination: '/sails/:path*', permanent: false },
    { source: '/hull/*', destination: '/*' },
    { source: '/boom', destination: '/sails#boom' },
    { source: '/crew/:name', destination: 'https://example.com/:name', permanent: false },
  ]);
  expect(written).not.toHaveProperty('_redirects');
  expect(losses).toEqual([
    { file: 'netlify.toml', line: 11, message: 'A redirect that shows another address instead: /api/*' },
    { file: 'netlify.toml', line: 21, message: 'A redirect only for Country: /sea' },
    { file: 'vercel.json', line: 1, message: 'A redirect only for host: /' },
  ]);
});

test('redirects of a host begin with the path below which the old site was served', () => {
  const { config, losses } = migrateFiles({
    ...site,
    'docusaurus.config.js':
      "module.exports = { title: 'Boats', baseUrl: '/docs/', presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
    'vercel.json': JSON.stringify({
      redirects: [
        { source: '/docs/jib', destination: '/docs/sails' },
        { source: '/shop', destination: '/docs/sails' },
      ],
    }),
  });
  expect(config.redirects).toEqual([{ source: '/jib', destination: '/sails' }]);
  expect(losses).toEqual([
    { file: 'vercel.json', line: 1, message: 'A redirect from an address outside this site: /shop' },
  ]);
});

test('limits of captured parts multiply up to some hundred redirects, and are left out beyond', () => {
  const parts = (count: number): string =>
    Array.from({ length: count }, (_, index) => `:p${index}(port|starboard)`).join('/');
  const redirectsOf = (count: number): { source: string }[] =>
    migrateFiles({
      ...site,
      'vercel.json': JSON.stringify({ redirects: [{ source: `/${parts(count)}`, destination: '/sails' }] }),
    }).config.redirects;
  expect(redirectsOf(3).map(({ source }) => source)).toContain('/port/starboard/port');
  expect(redirectsOf(3)).toHaveLength(8);
  expect(redirectsOf(30).length).toBeLessThanOrEqual(500);
  expect(redirectsOf(30)[0]!.source).toMatch(/^(?:\/port){8}\/:p8\//);
});
