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
  const subject = findSubject(selector, options.reference);
  if (!subject) return null;
  const { reference, directory } = options;
  const page = buildPage(subject, options);
  return options.authored ? { ...page, symbol: { reference: reference.id, directory, selector } } : page;
}

/** A symbol, or one of its members. */
export interface Subject {
  symbol: SdkSymbol;
  member: SdkMember | null;
}

export function findSubject(selector: SdkSelector, reference: SdkReference): Subject | null {
  const symbol = findSymbol(selector, reference);
  if (!symbol) return null;
  if (selector.kind !== 'method' && selector.kind !== 'property') return { symbol, member: null };
  const member = findMember(selector, symbol);
  return member && { symbol, member };
}

function buildPage(subject: Subject, options: SdkPageOptions): ProsePage {
  const { reference, frontMatter, authored } = options;
  const folder = folderOf(options);
  const path = symbolPaths(reference).get(subject.symbol)!;
  const { title, description, isDeprecated } = wordsOf(subject, contextOf(options));
  const base = buildPageBase({
    path: authored?.path ?? `${folder}/${path}`,
    frontMatter: { ...frontMatter, deprecated: frontMatter.deprecated || isDeprecated },
    source: authored?.source ?? {
      file: `${reference.id}#${path}.mdx`,
      body: renderBody(subject, options),
      line: 1,
      description: reference.id,
    },
    title,
    description,
    keywords: [],
  });
  return { ...base, kind: 'prose' };
}

type BodyOptions = Pick<SdkPageOptions, 'reference' | 'directory' | 'language'>;

/** What a page says below its lead, as MDX. */
export function renderBody(subject: Subject, options: BodyOptions): string {
  const { symbol, member } = subject;
  const context = contextOf(options);
  const { title, description } = wordsOf(subject, context);
  const { rest } = splitLead(afterTitle(title, description));
  return member
    ? renderMemberBody(member, { ...context, rest })
    : renderSymbolBody(symbol, { ...context, rest, inside: symbolsIn(symbol, options.reference) });
}

function wordsOf(
  { symbol, member }: Subject,
  { routeOf }: SdkContext,
): { title: string; description: string; isDeprecated: boolean } {
  const said = member ? ('signatures' in member ? member.signatures[0] : member.field) : symbol;
  return {
    title: member ? `${symbol.name}.${member.name}` : symbol.name,
    description: resolveSymbolLinks(said?.description ?? '', routeOf),
    isDeprecated: (said?.deprecated ?? null) !== null,
  };
}

function folderOf({ directory }: Pick<SdkPageOptions, 'directory'>): string {
  return normalizeDocsPath(directory ?? '') || defaultSdkDirectory;
}

function contextOf({ reference, language, ...options }: BodyOptions): SdkContext {
  const folder = folderOf(options);
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
