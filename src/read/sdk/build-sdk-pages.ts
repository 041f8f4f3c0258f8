import { normalizeDocsPath, pathToRoute } from '../../base/paths/routes.ts';
import type { SdkMember, SdkReference, SdkSelector, SdkSymbol } from '../../model/api/sdk.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { GeneratedGroup, PageSource, ProsePage } from '../../model/page.ts';
import { splitLead } from '../markdown/split-lead.ts';
import { afterTitle } from '../openapi/after-title.ts';
import { buildPageBase } from '../openapi/build-page-base.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { findMember, findSymbol } from './find-symbol.ts';
import { groupSymbols } from './group-symbols.ts';
import type { SdkContext } from './render-parts.ts';
import { resolveSymbolLinks } from './render-sdk-code.ts';
import { renderMemberBody, renderSymbolBody } from './render-symbol.ts';
import { defaultSdkDirectory, symbolPaths } from './symbol-paths.ts';

export interface SdkPageOptions {
  reference: SdkReference;
  /** Folder of generated pages; `null` for the usual one. */
  directory: string | null;
  /** Language of the place in navigation. */
  language: string | null;
  frontMatter: FrontMatter;
  /** The MDX page that names the symbol: its own text comes first. */
  authored?: { path: string; source: PageSource };
}

/** A page for each symbol, in the groups of the sidebar (docs/format.md#sdk-references). */
export function buildSdkPages(options: SdkPageOptions): GeneratedGroup[] {
  const { reference, language } = options;
  return groupSymbols(reference.symbols, getApiTexts(language)).map(({ label, parents, symbols }) => ({
    label,
    parents,
    pages: symbols.map((symbol) => buildPage({ symbol, member: null }, options)),
  }));
}

/** The page of one symbol or member; `null` where the artefact has none of this name. */
export function buildSdkPage(selector: SdkSelector, options: SdkPageOptions): ProsePage | null {
  const symbol = findSymbol(selector, options.reference);
  if (!symbol) return null;
  if (selector.kind !== 'method' && selector.kind !== 'property') return buildPage({ symbol, member: null }, options);
  const member = findMember(selector, symbol);
  return member && buildPage({ symbol, member }, options);
}

interface Subject {
  symbol: SdkSymbol;
  member: SdkMember | null;
}

function buildPage(subject: Subject, options: SdkPageOptions): ProsePage {
  const { reference, frontMatter, authored } = options;
  const { symbol, member } = subject;
  const folder = normalizeDocsPath(options.directory ?? '') || defaultSdkDirectory;
  const context = contextOf(folder, options);
  const title = member ? `${symbol.name}.${member.name}` : symbol.name;
  const said = wordsOf(subject);
  const description = resolveSymbolLinks(said.description, context.routeOf);
  const { rest } = splitLead(afterTitle(title, description));
  const body = member
    ? renderMemberBody(member, { ...context, rest })
    : renderSymbolBody(symbol, { ...context, rest, inside: symbolsIn(symbol, reference) });
  const path = symbolPaths(reference).get(symbol)!;
  const source: PageSource = authored
    ? { ...authored.source, body: `${authored.source.body.trimEnd()}\n\n${body}` }
    : { file: `${reference.id}#${path}.mdx`, body, line: 1, description: reference.id };
  const base = buildPageBase({
    path: authored?.path ?? `${folder}/${path}`,
    frontMatter: { ...frontMatter, deprecated: frontMatter.deprecated || said.deprecated },
    source,
    title,
    description,
    keywords: [],
  });
  return { ...base, kind: 'prose' };
}

function wordsOf({ symbol, member }: Subject): { description: string; deprecated: boolean } {
  const said = member ? ('signatures' in member ? member.signatures[0] : member.field) : symbol;
  return { description: said?.description ?? '', deprecated: (said?.deprecated ?? null) !== null };
}

function contextOf(folder: string, { reference, language }: SdkPageOptions): SdkContext {
  const paths = symbolPaths(reference);
  const routeOf = (key: string): string | null => {
    const target = reference.targets.get(key);
    if (!target) return null;
    const route = pathToRoute(`${folder}/${paths.get(target.symbol)}`);
    return target.anchor === null ? route : `${route}#${target.anchor}`;
  };
  return { routeOf, language: reference.language, texts: getApiTexts(language) };
}

const contents = new WeakMap<SdkReference, Map<string, SdkSymbol[]>>();

/** What a module or a namespace holds. */
function symbolsIn({ kind, name, scope }: SdkSymbol, reference: SdkReference): readonly SdkSymbol[] {
  if (kind !== 'module' && kind !== 'namespace') return [];
  const known = contents.get(reference) ?? Map.groupBy(reference.symbols, (symbol) => JSON.stringify(symbol.scope));
  contents.set(reference, known);
  return known.get(JSON.stringify([...scope, name])) ?? [];
}
