import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeDocsPath, outputFile, pathToRoute } from '../../src/base/paths/routes.ts';
import type { Redirect } from '../../src/model/config.ts';
import { createAnchorCheck } from './check-anchors.ts';
import { createReferenceCheck, type PageFile, type Reference } from './check-references.ts';
import { inspectPage, type PageFinding } from './inspect-page.ts';
import { navigationEntries } from './navigation-entries.ts';
import { type PageContent, readPageContent } from './page-content.ts';

export interface OutputCheck {
  listed: number;
  built: number;
  unbuilt: string[];
  unresolved: Reference[];
  findings: PageFinding[];
}

/** The parts of `_docwright/site.json` that are read here. */
interface Manifest {
  base: string;
  redirects: Redirect[];
  pages: { route: string }[];
}

/** Holds an output against its source. With `inspect`, the text of every page too. */
export function checkOutput(site: string, { out, inspect }: { out: string; inspect: boolean }): OutputCheck {
  const manifest = JSON.parse(readFileSync(join(out, '_docwright/site.json'), 'utf8')) as Manifest;
  const routes = new Set(manifest.pages.map(({ route }) => route));
  const sources = new Map([...routes].flatMap((route) => sourceOf(site, route) ?? []));
  const contents = new Map<string, PageContent>();
  for (const route of routes) {
    const file = join(out, outputFile(route));
    if (existsSync(file)) contents.set(route, readPageContent(readFileSync(file, 'utf8')));
  }
  const check = createReferenceCheck({ site, out, base: manifest.base, redirects: manifest.redirects, sources });
  const unresolved = [...contents].flatMap(([route, content]) => check(route, content));
  const findings = inspect ? inspectAll({ sources, contents, base: manifest.base }) : [];
  return { ...countEntries(site, contents), unresolved, findings };
}

interface Pages {
  sources: ReadonlyMap<string, PageFile>;
  contents: ReadonlyMap<string, PageContent>;
  base: string;
}

function inspectAll({ sources, contents, base }: Pages): PageFinding[] {
  const texts = new Map([...sources].map(([route, { text }]) => [route, text]));
  const checkAnchors = createAnchorCheck({ contents, texts, base });
  return [...contents].flatMap(([route, content]) => {
    const source = texts.get(route);
    const own = source === undefined ? [] : inspectPage(route, { source, content });
    const misplaced = [...content.misplaced].map((detail) => ({ page: route, kind: 'misplaced' as const, detail }));
    return [...own, ...misplaced, ...checkAnchors(route, content)];
  });
}

function sourceOf(site: string, route: string): [string, PageFile][] | null {
  const path = route.slice(1);
  const names = [
    `${path}.mdx`,
    `${path}.md`,
    path === '' ? 'index.mdx' : `${path}/index.mdx`,
    path === '' ? 'index.md' : `${path}/index.md`,
  ];
  const file = names.find((name) => existsSync(join(site, name)));
  return file ? [[route, { file, text: readFileSync(join(site, file), 'utf8') }]] : null;
}

function countEntries(
  site: string,
  contents: ReadonlyMap<string, unknown>,
): Pick<OutputCheck, 'listed' | 'built' | 'unbuilt'> {
  const routes = new Set([...navigationEntries(site)].flatMap((entry) => buildableRoute(site, entry) ?? []));
  const unbuilt = [...routes].filter((route) => !contents.has(route));
  return { listed: routes.size, built: routes.size - unbuilt.length, unbuilt };
}

/** `null` for an entry that names an operation or whose file is absent, and for one that only leads elsewhere. */
function buildableRoute(site: string, entry: string): string | null {
  const path = normalizeDocsPath(entry.replace(/#.*$/, ''));
  const file = [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`, `${path}/index.md`].find((name) =>
    existsSync(join(site, name)),
  );
  if (!file || /^---\n(?:(?!---)[^\n]*\n)*url:/.test(readFileSync(join(site, file), 'utf8'))) return null;
  return pathToRoute(path);
}
