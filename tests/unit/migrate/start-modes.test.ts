import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const docusaurus = (colorMode: string): Record<string, string> => ({
  'docusaurus.config.js': `module.exports = { title: 'Boats', presets: [['classic', {}]], themeConfig: { ${colorMode} } };`,
  'docs/a.md': '# A\n',
});
const vitepress = (appearance: string): Record<string, string> => ({
  '.vitepress/config.js': `export default { title: 'Boats', ${appearance} };`,
  'index.md': '# A\n',
});
const material = (palette: string): Record<string, string> => ({
  'mkdocs.yml': `site_name: Boats\ntheme:\n  name: material\n${palette}`,
  'docs/index.md': '# A\n',
});

const dark = { default: 'dark' };
const light = { default: 'light' };

test.each([
  [docusaurus(''), undefined],
  [docusaurus("colorMode: { defaultMode: 'dark' }"), dark],
  [docusaurus("colorMode: { defaultMode: 'light' }"), light],
  [docusaurus("colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true }"), undefined],
  [docusaurus('colorMode: { disableSwitch: true }'), { ...light, strict: true }],
  [docusaurus("colorMode: { defaultMode: 'dark', disableSwitch: true }"), { ...dark, strict: true }],
  [vitepress(''), undefined],
  [vitepress('appearance: true'), undefined],
  [vitepress("appearance: 'dark'"), dark],
  [vitepress("appearance: { initialValue: 'dark' }"), dark],
  [vitepress("appearance: 'force-dark'"), { ...dark, strict: true }],
  [vitepress("appearance: 'force-auto'"), { default: 'system', strict: true }],
  [vitepress('appearance: false'), { ...light, strict: true }],
  [material('  palette: { primary: teal }\n'), undefined],
  [material('  palette: { scheme: slate }\n'), { ...dark, strict: true }],
  [material('  palette: { scheme: default }\n'), { ...light, strict: true }],
  [material('  palette:\n    - scheme: slate\n    - scheme: default\n'), dark],
  [material('  palette:\n    - { media: "(prefers-color-scheme: dark)", scheme: slate }\n'), undefined],
])('a site starts in the mode in which the old one did: %j', (files, expected) => {
  expect(migrateFiles(files).config.appearance).toEqual(expected);
});
