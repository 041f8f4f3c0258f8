import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const nextra = '{"name":"boats","dependencies":{"nextra":"2"}}';

test('Nextra: ids in square brackets are those of headings, steps and the title', () => {
  const { written, config } = migrateFiles({
    'package.json': nextra,
    'pages/index.mdx': '# Home\n',
    'pages/sail/trim.mdx':
      '# Trim [#top]\n\n## Jib [#the-jib]\n\n[a](#top) [b](#the-jib) [c](#hoist)\n\n<Steps>\n### Hoist it [#hoist]\n\nNow.\n</Steps>\n\n```md\n## Code [#code]\n```\n',
    'pages/sail/rope.md': '# Rope\n\n## Länge [#länge]\n\n[trim](/sail/trim#top) [jib](./trim#the-jib)\n',
  });
  const trim = written['sail/trim.mdx']!;
  expect(trim).toContain('title: Trim\n');
  expect(trim).toContain('## Jib {#the-jib}\n');
  expect(trim).toContain('<Step title="Hoist it" id="hoist">');
  expect(trim).toContain('[a](/sail/trim) [b](#the-jib) [c](#hoist)');
  expect(trim).toContain('## Code [#code]\n');
  expect(written['sail/rope.mdx']).toContain('## Länge {#länge}\n\n[trim](/sail/trim) [jib](/sail/trim#the-jib)');
  expect(config.navigation.pages[1]).toMatchObject({ group: 'Sail' });
});

test('Nextra: pages in one language alone belong to it, and those in the default one keep addresses without it', () => {
  const { written, config } = migrateFiles({
    'package.json': nextra,
    'next.config.js':
      "module.exports = require('nextra')({ theme: 'x' })({ i18n: { locales: ['de-DE', 'en-US'], defaultLocale: 'en-US' }, redirects: () => [{ source: '/old', destination: '/sail/start', permanent: true }] })\n",
    'pages/_meta.en-US.json': '{"index":"Home","sail":"Sailing"}',
    'pages/_meta.de-DE.json': '{"index":"Anfang","sail":"Segeln"}',
    'pages/index.en-US.mdx': '# Boats\n\n[start](/sail/start)\n',
    'pages/index.de-DE.mdx': '# Boote\n\n[los](/sail/start) [Seile](/sail/ropes)\n',
    'pages/sail/start.en-US.mdx': '# Start\n\n[ropes](./ropes)\n',
    'pages/sail/start.de-DE.mdx': '# Los\n',
    'pages/sail/ropes.en-US.mdx': '# Ropes\n',
    'pages/sail/_meta.en-US.json': '{"start":"","ropes":"All ropes"}',
  });
  expect(
    Object.keys(written)
      .filter((file) => file.endsWith('.mdx'))
      .sort(),
  ).toEqual(['de-DE.mdx', 'de-DE/sail/start.mdx', 'index.mdx', 'sail/ropes.mdx', 'sail/start.mdx']);
  expect(config.navigation.languages).toEqual([
    { language: 'en-US', pages: ['index', { group: 'Sailing', pages: ['sail/start', 'sail/ropes'] }] },
    { language: 'de-DE', pages: ['de-DE', { group: 'Segeln', pages: ['de-DE/sail/start'] }] },
  ]);
  expect(written['index.mdx']).toContain('[start](/sail/start)');
  expect(written['sail/start.mdx']).toContain('[ropes](/sail/ropes)');
  expect(written['de-DE.mdx']).toContain('[los](/de-DE/sail/start) [Seile](/sail/ropes)');
  expect(config.redirects).toEqual([{ source: '/old', destination: '/sail/start' }]);
});

test('Nextra: banner, picture and chat of its theme come along, and the text below every page is told', () => {
  const { config, written, losses } = migrateFiles({
    'package.json': nextra,
    'theme.config.jsx': `export default {
      logo: <><img src="/logo.svg" alt="Boats" /></>,
      project: { link: 'https://github.com/boats/boats' },
      chat: { link: 'https://discord.gg/boats' },
      banner: { key: 'a', text: (<a href="/sail">Boats 2 is {'out'} →</a>) },
      footer: { text: <span>MIT {new Date().getFullYear()} © <a href="https://boats.example">Boat makers</a>.</span> },
    }\n`,
    'public/logo.svg': '<svg/>',
    'pages/index.mdx': '# Home\n',
    'pages/sail.mdx': '# Sail\n',
  });
  expect(config.logo).toBe('/logo.svg');
  expect(written['logo.svg']).toBe('<svg/>');
  expect(config.navbar.links).toEqual([
    { type: 'github', href: 'https://github.com/boats/boats' },
    { type: 'discord', href: 'https://discord.gg/boats' },
  ]);
  expect(config.banner).toEqual({ content: '[Boats 2 is out →](/sail)', dismissible: true });
  expect(losses).toEqual([{ file: 'theme.config.jsx', message: 'The text below every page: MIT © Boat makers.' }]);
});

test('Nextra: the same of a layout, whose logo is a file that it imports', () => {
  const { config, losses } = migrateFiles({
    'package.json': nextra,
    'app/layout.jsx': `import logo from '../public/img/boat.png'
const bar = <Navbar logo={<Image src={logo} alt="" />} chatLink="https://chat.boats.example" />
const end = <Footer className="x">Made by {makers} and <b>others</b>.</Footer>\n`,
    'public/img/boat.png': 'PNG',
    'content/index.mdx': '# Home\n',
    'content/sail.mdx': '# Sail\n',
  });
  expect(config.logo).toBe('/img/boat.png');
  expect(config.navbar.links).toEqual([{ label: 'chat.boats.example', href: 'https://chat.boats.example' }]);
  expect(losses).toEqual([{ file: 'app/layout.jsx', message: 'The text below every page: Made by and others.' }]);
});

test('Nextra: a logo of a picture with words is the name of the site, which a picture alone would hide', () => {
  const { config } = migrateFiles({
    'package.json': nextra,
    'theme.config.jsx':
      'export default { logo: <><img src="/logo.svg" alt="" />\n<span className="x">Boats</span></> }\n',
    'public/logo.svg': '<svg/>',
    'pages/index.mdx': '# Home\n',
    'pages/sail.mdx': '# Sail\n',
  });
  expect(config.name).toBe('Boats');
  expect(config.logo).toBeUndefined();
});

test('Nextra: languages that the settings name are in names of files, though pages are in one of them alone', () => {
  const { config, written } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"2"}}',
    'next.config.mjs':
      'export default withNextra({ i18n: { locales: ["en-US", "es-ES"], defaultLocale: "en-US" } });\n',
    'pages/_meta.en-US.json': '{"index":"Boats","hull":"The hull"}',
    'pages/index.en-US.mdx': '# Boats\n\n[Hull](/hull)\n',
    'pages/hull.en-US.mdx': '# Hull\n',
  });
  expect(Object.keys(written).sort()).toEqual(['docs.json', 'hull.mdx', 'index.mdx']);
  expect(config.navigation).toEqual({ pages: ['index', 'hull'] });
});
