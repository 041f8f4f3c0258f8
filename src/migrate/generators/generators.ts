import type { Generator } from '../../model/migration.ts';
import { apiPages } from './api-pages.ts';
import { docusaurus } from './docusaurus.ts';
import { fumadocs } from './fumadocs.ts';
import { gitbook } from './gitbook.ts';
import { mdbook } from './mdbook.ts';
import { mkdocs } from './mkdocs.ts';
import { nextra } from './nextra.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { readme } from './readme.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';
import { vuepress } from './vuepress.ts';

/** Every generator whose sites can be carried over, in the order in which a folder is asked for them. */
export const generators: readonly Generator[] = [
  docusaurus,
  vitepress,
  vuepress,
  starlight,
  mkdocs,
  nextra,
  fumadocs,
  mdbook,
  gitbook,
  readme,
  apiPages,
  plainMarkdown,
];
