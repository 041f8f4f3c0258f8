import { expect, test } from 'vitest';
import { migrateFiles, unlisted } from './migrate-files.ts';

const pages = Object.fromEntries(
  [
    'index',
    'about',
    'old',
    'log-9',
    'log-10',
    'Sail-Plans/index',
    'Sail-Plans/gaff',
    'Sail-Plans/lug',
    'hull/keel',
  ].map((name) => [`docs/${name}.md`, `# ${name}\n`]),
);

test('MkDocs: order, names and rest of folders as awesome-pages reads them, as tabs', () => {
  const { config, losses } = migrateFiles({
    ...pages,
    'mkdocs.yml':
      'site_name: Boats\ntheme: {name: material, features: [navigation.tabs]}\nplugins: [search, awesome-pages]\n',
    'docs/.pages':
      'nav:\n  - Start: index.md\n  - hull\n  - Sail-Plans\n  - ... | log-*\n  - Forum: https://forum.example\n',
    'docs/Sail-Plans/.pages': 'title: Sails\narrange:\n  - lug.md\n',
    'docs/hull/.pages': 'nav:\n  - The keel: keel.md\n  - gone.md\n',
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Start', pages: ['index', unlisted('about', 'old')] },
    { tab: 'Hull', pages: ['hull/keel'] },
    { tab: 'Sails', pages: ['Sail-Plans/lug', 'Sail-Plans', 'Sail-Plans/gaff'] },
    { tab: 'log-10', pages: ['log-10'] },
    { tab: 'log-9', pages: ['log-9'] },
    { tab: 'Forum', href: 'https://forum.example' },
  ]);
  expect(losses).toEqual([
    { file: 'docs/hull/.pages', line: 3, message: 'A navigation entry that leads to no page: gone.md' },
  ]);
});

test('MkDocs: awesome-pages puts the rest where a nav of the settings has dots, and leaves out what is hidden', () => {
  const { config } = migrateFiles({
    ...pages,
    'mkdocs.yml': 'site_name: Boats\nplugins: {awesome-pages: {}}\nnav:\n  - about.md\n  - ...\n  - Yard: hull\n',
    'docs/Sail-Plans/.pages': 'hide: true\n',
    'docs/.pages': 'order: desc\n',
  });
  expect(config.navigation.pages).toEqual([
    'about',
    'old',
    'log-9',
    'log-10',
    'index',
    { group: 'Yard', pages: ['hull/keel'] },
    unlisted('Sail-Plans/gaff', 'Sail-Plans', 'Sail-Plans/lug'),
  ]);
});

test('MkDocs: patterns, sections and natural order as awesome-nav reads them', () => {
  const { config } = migrateFiles({
    ...pages,
    'mkdocs.yml': 'site_name: Boats\nplugins: [awesome-nav]\n',
    'docs/.nav.yml':
      'sort: {sections: first}\nflatten_single_child_sections: true\nnav:\n  - Yard:\n      - about.md\n      - Logs: log-10.md\n  - glob: "log-*"\n  - "*"\n',
    'docs/Sail-Plans/.nav.yml': 'append_unmatched: true\nsort: {direction: desc}\nnav: [index.md]\n',
  });
  expect(config.navigation.pages).toEqual([
    { group: 'Yard', pages: ['about', 'log-10'] },
    'log-9',
    'hull/keel',
    { group: 'Sail Plans', pages: ['Sail-Plans', 'Sail-Plans/lug', 'Sail-Plans/gaff'] },
    'index',
    'old',
  ]);
});

test('MkDocs: lists of literate-nav, with those of folders that they name', () => {
  const { config } = migrateFiles({
    ...pages,
    'mkdocs.yml': 'site_name: Boats\nplugins:\n  - literate-nav:\n      nav_file: NAV.md\n',
    'docs/NAV.md':
      '<!--nav-->\n* [Start](index.md)\n* Yard\n    * [About us](about.md)\n    * [Sails](Sail-Plans/)\n* [Keels](hull/)\n* log-*.md\n* [Forum](https://forum.example)\n',
    'docs/Sail-Plans/NAV.md': '- [Lug](lug.md)\n    - [Gaff](gaff.md)\n- [All](index.md)\n',
  });
  expect(config.navigation.pages).toEqual([
    'index',
    {
      group: 'Yard',
      pages: [
        'about',
        { group: 'Sails', pages: [{ group: 'Lug', pages: ['Sail-Plans/lug', 'Sail-Plans/gaff'] }, 'Sail-Plans'] },
      ],
    },
    { group: 'Keels', pages: ['hull/keel'] },
    'log-10',
    'log-9',
    'links/forum',
    unlisted('NAV', 'Sail-Plans/NAV', 'old'),
  ]);
});

test('MkDocs: folders and patterns that a nav of the settings names, as literate-nav reads them', () => {
  const { config, losses } = migrateFiles({
    ...pages,
    'mkdocs.yml':
      'site_name: Boats\nplugins:\n  - literate-nav:\n      implicit_index: true\nnav:\n  - Sails: Sail-Plans/\n  - Yard:\n      - About us: about.md\n      - hull/*\n  - Logs: log-*.md\n  - "*.md"\n',
    'docs/Sail-Plans/index.md': '# Sail plans\n',
    'docs/Sail-Plans/SUMMARY.md': 'Two kinds:\n\n- [No part](gone.md)\n\nThe plans:\n\n1. [Lug](lug.md)\n2. *.md\n',
  });
  expect(config.navigation.pages).toEqual([
    { group: 'Sails', pages: ['Sail-Plans', 'Sail-Plans/lug', 'Sail-Plans/gaff'] },
    { group: 'Yard', pages: ['about', 'hull/keel'] },
    { group: 'Logs', pages: ['log-10', 'log-9'] },
    'index',
    'old',
    unlisted('Sail-Plans/SUMMARY'),
  ]);
  expect(losses).toEqual([]);
});

test('MkDocs: what awesome-nav ignores, deep patterns, and options that folders hand on', () => {
  const { config } = migrateFiles({
    ...pages,
    'mkdocs.yml': 'site_name: Boats\nplugins: [awesome-nav]\nnav: [about.md]\n',
    'docs/hull/deep/rudder.md': '# Rudder\n',
    'docs/hull/deep/draft.md': '# Draft\n',
    'docs/rigging/blocks/cleat.md': '# Cleat\n',
    'docs/rigging/draft.md': '# Draft\n',
    'docs/rigging/old.md': '# Old\n',
    'docs/.nav.yml':
      'ignore: ["log-*", draft.md, /old.md]\npreserve_directory_names: true\nappend_unmatched: true\nnav:\n  - index.md\n  - The keel: hull/keel.md\n  - Parts:\n      - glob: "hull/**/*.md"\n        ignore: [$inherit, /hull/none.md]\n  - Sail-Plans\n',
    'docs/Sail-Plans/.nav.yml': 'ignore: lug.md\nnav: [index.md]\n',
    'docs/rigging/.nav.yml': 'title: Rigging\n',
  });
  expect(config.navigation.pages).toEqual([
    'index',
    'hull/keel',
    { group: 'Parts', pages: ['hull/deep/rudder'] },
    { group: 'Sail-Plans', pages: ['Sail-Plans', 'Sail-Plans/gaff'] },
    'about',
    { group: 'Rigging', pages: ['rigging/old', { group: 'blocks', pages: ['rigging/blocks/cleat'] }] },
    unlisted('Sail-Plans/lug', 'hull/deep/draft', 'log-10', 'log-9', 'old', 'rigging/draft'),
  ]);
});

const sectionNav =
  'nav:\n  - Sails: [Sail-Plans/lug.md, All: Sail-Plans/index.md]\n  - Hull: [hull/keel.md]\n  - Logs: [Old: log-9.md]\n';

test('MkDocs: sections whose first page without a name is their own, as section-index reads them', () => {
  const { config, written } = migrateFiles({
    ...pages,
    'mkdocs.yml': `site_name: Boats\nplugins: [section-index]\n${sectionNav}`,
  });
  expect(config.navigation.pages.slice(0, 3)).toEqual([
    { group: 'Sails', root: 'Sail-Plans/lug', pages: ['Sail-Plans'] },
    'hull/keel',
    { group: 'Logs', pages: ['log-9'] },
  ]);
  expect(written['hull/keel.mdx']).toContain('sidebarTitle: Hull');
});

test('MkDocs: sections with their index as their own page, as Material has them', () => {
  const { config } = migrateFiles({
    ...pages,
    'mkdocs.yml': `site_name: Boats\ntheme: {name: material, features: [navigation.indexes]}\n${sectionNav}`,
  });
  expect(config.navigation.pages.slice(0, 2)).toEqual([
    { group: 'Sails', root: 'Sail-Plans', pages: ['Sail-Plans/lug'] },
    { group: 'Hull', pages: ['hull/keel'] },
  ]);
});

test('MkDocs: patterns of mkdocs-exclude hold in every folder', () => {
  const { written } = migrateFiles({
    ...pages,
    'mkdocs.yml':
      'site_name: Boats\nplugins:\n  - exclude:\n      glob: ["*.gotmpl.md", "Sail-*"]\n      regex: [".*/k.el.md$"]\n',
    'docs/hull/chart.gotmpl.md': '# Template\n',
  });
  expect(Object.keys(written).sort()).toEqual(
    ['about.mdx', 'docs.json', 'index.mdx', 'log-10.mdx', 'log-9.mdx', 'old.mdx'].sort(),
  );
});

const translations = {
  'docs/index.md': '# Boats\n\n[Sail](guide/sail.md) ![Logo](img/logo.svg)\n',
  'docs/guide/sail.md': '# Sail\n',
  'docs/guide/hull.md': '# Hull\n',
  'docs/img/logo.svg': '<svg/>',
};

test('MkDocs: translations that stand beside pages, as mkdocs-static-i18n reads them', () => {
  const { config, written, losses } = migrateFiles({
    ...translations,
    'mkdocs.yml':
      'site_name: Boats\ntheme: {name: material, features: [navigation.tabs]}\nplugins:\n  - i18n:\n      languages:\n        - {locale: en, default: true, name: English}\n        - locale: fr\n          name: Français\n          nav_translations: {Home: Accueil, Guide: Manuel}\nnav:\n  - Home: index.md\n  - Guide: [guide/sail.md, guide/hull.md]\n',
    'docs/index.fr.md': '# Bateaux\n\n[Voile](guide/sail.md) [Coque](guide/hull.md) ![Logo](img/logo.svg)\n',
    'docs/guide/sail.fr.md': '# Voile\n',
  });
  expect(config.navigation.languages).toEqual([
    {
      language: 'en',
      tabs: [
        { tab: 'Home', pages: ['index'] },
        { tab: 'Guide', pages: ['guide/sail', 'guide/hull'] },
      ],
    },
    {
      language: 'fr',
      tabs: [
        { tab: 'Accueil', pages: ['fr'] },
        { tab: 'Manuel', pages: ['fr/guide/sail'] },
      ],
    },
  ]);
  expect(config.redirects).toEqual([{ source: '/fr/guide/hull', destination: '/guide/hull' }]);
  expect(written['fr.mdx']).toContain('[Voile](/fr/guide/sail) [Coque](/guide/hull) ![Logo](/img/logo.svg)');
  expect(losses).toEqual([]);
});

test('MkDocs: translations in folders, and languages that only older settings of mkdocs-static-i18n name', () => {
  const files = {
    'docs/en/index.md': '# Boats\n\n[Hull](hull.md) ![Logo](logo.svg)\n',
    'docs/en/hull.md': '# Hull\n',
    'docs/en/logo.svg': '<svg/>',
    'docs/pt-BR/index.md': '# Barcos\n\n[Casco](hull.md) ![Logo](logo.svg)\n',
  };
  const plugin =
    'docs_structure: folder\n      fallback_to_default: false\n      languages:\n        - {locale: en, default: true}\n        - {locale: pt-BR}\n';
  const { config, written } = migrateFiles({
    ...files,
    'mkdocs.yml': `site_name: Boats\nplugins:\n  - i18n:\n      ${plugin}nav: [index.md, hull.md]\n`,
  });
  expect(config.navigation.languages).toEqual([
    { language: 'en', pages: ['index', 'hull'] },
    { language: 'pt-BR', pages: ['pt-BR'] },
  ]);
  expect(config.redirects).toBeUndefined();
  expect(written['index.mdx']).toContain('[Hull](/hull) ![Logo](/logo.svg)');
  expect(written['pt-BR.mdx']).toContain('[Casco](/hull) ![Logo](/logo.svg)');
  expect(written['logo.svg']).toBe('<svg/>');
  const older = migrateFiles({
    ...translations,
    'mkdocs.yml':
      'site_name: Boats\nplugins:\n  - i18n:\n      default_language: en\n      languages: {en: English, fr: Français}\n',
    'docs/index.en.md': '# Boats in English\n',
    'docs/index.fr.md': '# Bateaux\n',
  });
  expect(older.written['index.mdx']).toContain('title: Boats in English');
  expect(older.config.navigation.languages).toEqual([
    { language: 'en', pages: ['index', { group: 'Guide', pages: ['guide/hull', 'guide/sail'] }] },
    { language: 'fr', pages: ['fr'] },
  ]);
});

test('MkDocs: sites of a repository that the navigation takes in, as mkdocs-monorepo-plugin does', () => {
  const { config, written, losses } = migrateFiles({
    'mkdocs.yml':
      'site_name: Yard\nplugins: [monorepo]\nnav:\n  - Home: index.md\n  - Boats: "!include ./boats/mkdocs.yml"\n  - Tools: "*include ./tools/*/mkdocs.yml"\n  - Gone: "!include ./gone/mkdocs.yml"\n',
    'docs/index.md': '# Yard\n\n[Sails](fast-boats/sails.md) ![Logo](logo.svg)\n',
    'docs/logo.svg': '<svg/>',
    'boats/mkdocs.yml':
      'site_name: Fast boats!\ndocs_dir: pages\nnav:\n  - index.md\n  - Rig: [Sails: sails.md, Forum: https://forum.example]\n',
    'boats/pages/index.md': '# Boats\n\n[Yard](../index.md) [Sails](sails.md#lug) ![Hull](hull.png)\n',
    'boats/pages/sails.md': '# Sails\n\n## Lug\n',
    'boats/pages/hull.png': 'png',
    'tools/saw/mkdocs.yml': 'site_name: tools/saw\n',
    'tools/saw/docs/index.md': '# Saw\n',
    'tools/saw/docs/blades/thin.md': '# Thin\n',
  });
  expect(config.navigation.pages).toEqual([
    'index',
    { group: 'Boats', pages: ['fast-boats', { group: 'Rig', pages: ['fast-boats/sails', 'links/forum'] }] },
    {
      group: 'Tools',
      pages: [{ group: 'tools/saw', pages: [{ group: 'Blades', pages: ['tools/saw/blades/thin'] }, 'tools/saw'] }],
    },
  ]);
  expect(written['index.mdx']).toContain('[Sails](/fast-boats/sails)');
  expect(written['fast-boats.mdx']).toContain('[Yard](/) [Sails](/fast-boats/sails#lug) ![Hull](/fast-boats/hull.png)');
  expect(written['fast-boats/hull.png']).toBe('png');
  expect(losses).toEqual([
    {
      file: 'mkdocs.yml',
      line: 7,
      message: 'A navigation entry that leads to no page: !include ./gone/mkdocs.yml',
    },
  ]);
});
