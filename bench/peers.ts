import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeneratedPage, type GeneratedTab, pagesOf, renderSections, writeFile } from './generate-site.ts';

/** Versions that the figures in the documentation were taken with. */
const packages = ['astro@7.3.5', '@astrojs/starlight@0.42.4', 'starlight-openapi@0.26.1', 'sharp@0.35.5'];

/** Installs Starlight with its OpenAPI plug-in into `folder`, once. */
export function installStarlight(folder: string): void {
  if (existsSync(join(folder, 'node_modules/@astrojs/starlight'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true, type: 'module' }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Replaces the content of a Starlight site by the generated pages. */
export function writeStarlightSite(folder: string, tabs: readonly GeneratedTab[]): void {
  resetStarlight(folder);
  const sidebar = tabs.map((tab, index) => ({
    label: tab.label,
    collapsed: true,
    items: tab.groups.map((group, at) => ({
      label: group.label,
      collapsed: true,
      items: [{ autogenerate: { directory: `tab-${index + 1}/group-${at + 1}` } }],
    })),
  }));
  writeStarlightConfig(folder, `starlight({ title: 'Bench', pagefind: true, sidebar: ${JSON.stringify(sidebar)} })`);
  for (const page of pagesOf(tabs)) writeFile(join(folder, `src/content/docs/${page.path}.mdx`), renderPage(page));
  writeFile(join(folder, 'src/content/docs/index.mdx'), '---\ntitle: Bench\n---\n');
}

/** A Starlight site of one OpenAPI description. */
export function writeStarlightApi(folder: string, description: string): void {
  resetStarlight(folder);
  const plugin = `starlightOpenAPI([{ base: 'api', schema: ${JSON.stringify(description)} }])`;
  writeStarlightConfig(
    folder,
    `starlight({ title: 'Bench', pagefind: true, plugins: [${plugin}], sidebar: openAPISidebarGroups })`,
    true,
  );
  writeFile(join(folder, 'src/content/docs/index.mdx'), '---\ntitle: Bench\n---\n');
}

function resetStarlight(folder: string): void {
  for (const name of ['src', 'dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(join(folder, name), { recursive: true, force: true });
  writeFile(
    join(folder, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content';\nimport { docsLoader } from '@astrojs/starlight/loaders';\nimport { docsSchema } from '@astrojs/starlight/schema';\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
  );
}

function writeStarlightConfig(folder: string, integration: string, usesOpenApi = false): void {
  const imports = usesOpenApi ? `import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';\n` : '';
  writeFile(
    join(folder, 'astro.config.mjs'),
    `import { defineConfig } from 'astro/config';\nimport starlight from '@astrojs/starlight';\n${imports}export default defineConfig({ integrations: [${integration}] });\n`,
  );
}

function renderPage(page: GeneratedPage): string {
  const cards = page.cards
    .map((card) => `<LinkCard title="${card.title}" href="/${card.href}/" description="${card.text}" />`)
    .join('\n');
  return `---\ntitle: "${page.title}"\ndescription: "${page.description}"\n---\nimport { CardGrid, LinkCard } from '@astrojs/starlight/components';\n\n${renderSections(page)}\n<CardGrid>\n${cards}\n</CardGrid>\n`;
}
