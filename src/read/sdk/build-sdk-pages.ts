import { pathToRoute } from '../../base/paths/routes.ts';
import type { SdkReference, SdkSymbol } from '../../model/api/sdk.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { GeneratedGroup, ProsePage } from '../../model/page.ts';
import { buildPageBase } from '../openapi/build-page-base.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { groupSymbols } from './group-symbols.ts';
import { sdkPath, symbolPaths } from './symbol-paths.ts';
import { headOf, tellSymbol } from './tell-symbol.ts';

export interface SdkPageOptions {
  reference: SdkReference;
  /** Folder of generated pages; `null` for the usual one. */
  directory: string | null;
  /** Language of the place in navigation. */
  language: string | null;
  frontMatter: FrontMatter;
}

/** A page for each symbol, in the groups of the sidebar (docs/format.md#sdk-references). */
export function buildSdkPages(options: SdkPageOptions): GeneratedGroup[] {
  const { reference, language } = options;
  return groupSymbols(reference.symbols, getApiTexts(language)).map(({ label, parents, symbols }) => ({
    label,
    parents,
    pages: symbols.map((symbol) => buildPage(symbol, options)),
  }));
}

function buildPage(symbol: SdkSymbol, { reference, directory, language, frontMatter }: SdkPageOptions): ProsePage {
  const subject = { symbol, member: null };
  const routeOf = (key: string): string | null => {
    const target = reference.targets.get(key);
    if (!target) return null;
    const route = pathToRoute(sdkPath(target.symbol, { reference, directory }));
    return target.anchor === null ? route : `${route}#${target.anchor}`;
  };
  const { title, description, isDeprecated } = headOf(subject, routeOf);
  const base = buildPageBase({
    path: sdkPath(symbol, { reference, directory }),
    frontMatter: { ...frontMatter, deprecated: frontMatter.deprecated || isDeprecated },
    source: {
      file: `${reference.id}#${symbolPaths(reference).get(symbol)}.mdx`,
      body: tellSymbol(subject, { reference, routeOf, language }).body,
      line: 1,
      description: reference.id,
    },
    title,
    description,
    keywords: [],
  });
  return { ...base, kind: 'prose' };
}
