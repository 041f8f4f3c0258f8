import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownRoute, normalizeDocsPath, outputFile, pathToRoute } from '../../src/base/paths/routes.ts';
import type { Redirect } from '../../src/model/config.ts';
import type { Problem } from '../../src/model/problem.ts';
import { createAnchorCheck } from './check-anchors.ts';
import { createReferenceCheck, type PageFile, type Reference } from './check-references.ts';
import { inspectPage, type PageFinding } from './inspect-page.ts';
import { navigationEntries } from './navigation-entries.ts';
import { readPageContent } from './page-content.ts';
import type { Address } from './read-addresses.ts';
import { readSources } from './read-sources.ts';

export interface OutputCheck {
  listed: number;
  built: number;
  unbuilt: string[];
  findings: PageFinding[];
}

/** The parts of `_docwright/site.json` that are read here. */
interface Manifest {
  base: string;
  redirects: Redirect[];
  pages: { route: string }[];
}

/** What stays of a page once it was inspected: pages are read one after the other, however many there are. */
interface PageTrace {
  ids: ReadonlySet<string>;
  links: readonly Address[];
  frame: readonly Address[];
}

/** Holds an output against its source and against itself. */
export function checkOutput(site: string, out: string, problems: readonly Problem[]): OutputCheck {
  const literal = new Set(problems.filter(({ code }) => code === 'mdx-syntax').map(({ file }) => file));
  const manifest = JSON.parse(readFileSync(join(out, '_docwright/site.json'), 'utf8')) as Manifest;
  const traces = new Map<string, PageTrace>();
  const sources = new Map<string, PageFile>();
  const findings: PageFinding[] = [];
  for (const { route } of manifest.pages) {
    const file = join(out, outputFile(route));
    if (!existsSync(file)) continue;
    const name = sourceFile(site, route);
    const content = readPageContent(readFileSync(file, 'utf8'));
    const markdown = join(out, markdownRoute(route));
    findings.push(
      ...inspectPage(route, {
        sources: name === null ? null : readSources(site, name),
        content,
        markdown: existsSync(markdown) ? readFileSync(markdown, 'utf8') : null,
        isLiteral: name !== null && literal.has(name),
      }),
    );
    if (name !== null) sources.set(route, { file: name, text: readFileSync(join(site, name), 'utf8') });
    traces.set(route, { ids: content.ids, links: content.links, frame: content.frame });
  }
  findings.push(...checkLinks({ site, out, manifest, sources, traces }));
  return { ...countEntries(site, traces), findings };
}

interface LinkContext {
  site: string;
  out: string;
  manifest: Manifest;
  sources: ReadonlyMap<string, PageFile>;
  traces: ReadonlyMap<string, PageTrace>;
}

function checkLinks({ site, out, manifest, sources, traces }: LinkContext): PageFinding[] {
  const { base, redirects } = manifest;
  const checkReferences = createReferenceCheck({ site, out, base, redirects, sources });
  const checkAnchors = createAnchorCheck({
    ids: new Map([...traces].map(([route, { ids }]) => [route, ids])),
    textOf: (route) => sources.get(route)?.text ?? '',
    base,
  });
  const reported = new Set<string>();
  return [...traces].flatMap(([route, { links, frame }]) => [
    ...checkReferences(route, links).map((reference) => findingOf(route, reference)),
    ...checkAnchors(route, links),
    // The same on every page, so each counts once.
    ...checkReferences(route, frame)
      .filter(({ address }) => !reported.has(address) && reported.add(address))
      .map((reference) => ({
        ...findingOf(route, reference),
        ...(isLoaded(reference) ? ({ kind: 'missing file' } as const) : {}),
      })),
  ]);
}

function isLoaded({ tag, source }: Reference): boolean {
  return source !== null || tag === 'script' || tag === 'link';
}

function findingOf(page: string, { tag, address, source }: Reference): PageFinding {
  const kind = source === null ? 'dead link of the author' : 'dead link';
  return { page, kind, detail: `<${tag}> ${address}${source === null ? '' : ` (${source})`}`, count: 1 };
}

function sourceFile(site: string, route: string): string | null {
  const path = route.slice(1);
  const names = [
    `${path}.mdx`,
    `${path}.md`,
    path === '' ? 'index.mdx' : `${path}/index.mdx`,
    path === '' ? 'index.md' : `${path}/index.md`,
  ];
  return names.find((name) => pathToRoute(name) === route && existsSync(join(site, name))) ?? null;
}

function countEntries(
  site: string,
  built: ReadonlyMap<string, unknown>,
): Pick<OutputCheck, 'listed' | 'built' | 'unbuilt'> {
  const routes = new Set([...navigationEntries(site)].flatMap((entry) => buildableRoute(site, entry) ?? []));
  const unbuilt = [...routes].filter((route) => !built.has(route));
  return { listed: routes.size, built: routes.size - unbuilt.length, unbuilt };
}

/**
 * `null` for an entry that names an operation or whose file is absent, one that only leads elsewhere, or is for
 * members.
 */
function buildableRoute(site: string, entry: string): string | null {
  const path = normalizeDocsPath(entry.replace(/#.*$/, ''));
  const file = [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`, `${path}/index.md`].find((name) =>
    existsSync(join(site, name)),
  );
  if (!file || /^---\n(?:(?!---)[^\n]*\n)*(?:url:|groups:|public: *false)/.test(readFileSync(join(site, file), 'utf8')))
    return null;
  return pathToRoute(path);
}
