import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LayoutAssets } from '../model/layout.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { SidebarView } from '../model/view.ts';
import { featureStyles } from '../content-components/content-features.ts';
import { createHighlighter } from '../highlight/create-highlighter.ts';
import { packageFolder } from '../site/package-folder.ts';
import { encodePath, markdownRoute, withBase } from '../paths/routes.ts';

export interface Stylesheets {
  assetsOf: (page: Page, parts: { features: readonly string[]; sidebar: SidebarView }) => LayoutAssets;
  /** By path in the output. */
  files: Map<string, string | Uint8Array>;
}

/** The style sheets that are made for a site, named by their content so that browsers may keep them for good. */
export async function createStylesheets(site: Site): Promise<Stylesheets> {
  const files = new Map<string, string | Uint8Array>();
  const add = (name: string, css: string): string | null => {
    if (css.trim() === '') return null;
    const path = `_docwright/${name}.${hash(css)}.css`;
    files.set(path, css);
    return withBase(site.base, `/${path}`);
  };
  const math = site.config.styling.latex === false ? null : addMath(files, add);
  const code = add('code', (await createHighlighter({ themes: site.config.styling.codeblocks })).css());
  const sheetOf = addFeatureStyles(add);
  const own = site.styles.map((path) => encodePath(withBase(site.base, `/${path}`)));
  return {
    files,
    assetsOf: (page, { features, sidebar }) => {
      const needsMath = site.config.styling.latex ?? features.includes('math');
      const sheets = new Set([features.includes('code') ? code : null, needsMath ? math : null, ...features.map(sheetOf), ...own]);
      return {
        styles: [...sheets].filter((href) => href !== null),
        scripts: site.scripts.map((path) => encodePath(withBase(site.base, `/${path}`))),
        sidebar: sidebar.partial ? withBase(site.base, `/_docwright/sidebar/${sidebar.id}.html`) : null,
        markdown: page.visibility.robots.includes('noindex') ? null : encodePath(withBase(site.base, markdownRoute(page.route))),
      };
    },
  };
}

function addFeatureStyles(add: (name: string, css: string) => string | null): (feature: string) => string | null {
  const folder = join(packageFolder, 'src/content-components/styles');
  const addresses = new Map<string, string | null>();
  return (feature) => {
    const name = featureStyles[feature];
    if (!name) return null;
    if (!addresses.has(name)) addresses.set(name, add(name.replace('.css', ''), minifyCss(readFileSync(join(folder, name), 'utf8'))));
    return addresses.get(name)!;
  };
}

/** Takes out comments and the white space between rules; enough for sheets of a few kilobytes. */
function minifyCss(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ').replace(/\s*([{}:;,>])\s*/g, (_, mark: string) => (mark === ':' ? ': ' : mark));
}

function addMath(files: Stylesheets['files'], add: (name: string, css: string) => string | null): string | null {
  const folder = dirname(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'));
  for (const name of readdirSync(join(folder, 'fonts'))) {
    if (name.endsWith('.woff2')) files.set(`_docwright/fonts/${name}`, readFileSync(join(folder, 'fonts', name)));
  }
  // Every browser that runs the site reads WOFF2; the other two formats would triple the files.
  const css = readFileSync(join(folder, 'katex.min.css'), 'utf8').replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '');
  return add('math', css);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
