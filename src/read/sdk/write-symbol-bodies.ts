import { pathToRoute } from '../../base/paths/routes.ts';
import { isAsOpen } from '../../base/readers/is-as-open.ts';
import type { ReaderSettings } from '../../base/readers/page-access.ts';
import type { SdkPart, SdkReference } from '../../model/api/sdk.ts';
import type { Page, ProsePage } from '../../model/page.ts';
import { appendMade } from '../markdown/append-made.ts';
import type { FoundReference } from './find-sdk-page.ts';
import type { RouteOf } from './render-sdk-code.ts';
import { sdkPath, symbolPaths } from './symbol-paths.ts';
import { findSubject, type Subject, tellSymbol } from './tell-symbol.ts';

export interface SymbolBodiesContext {
  references: readonly FoundReference[];
  /** By the route of a page. */
  languageOf: (route: string) => string | null;
  readersOf: (page: Page) => ReaderSettings;
}

/** The page of an author, with what it tells of. */
interface OwnPage {
  page: ProsePage & { symbol: SdkPart };
  reference: SdkReference;
  subject: Subject;
}

/** Pages of authors with what artefacts say of the symbols that they name; names lead to the pages that there are. */
export function writeSymbolBodies(pages: readonly Page[], context: SymbolBodiesContext): Page[] {
  const owns = new Map<Page, OwnPage>();
  for (const page of pages) {
    const own = readOwn(page, context);
    if (own) owns.set(page, own);
  }
  if (owns.size === 0) return [...pages];
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return pages.map((page) => {
    const own = owns.get(page);
    return own ? writePage(own, { ...context, byRoute, owns: [...owns.values()] }) : page;
  });
}

function readOwn(page: Page, { references }: SymbolBodiesContext): OwnPage | null {
  if (page.kind !== 'prose' || !page.symbol) return null;
  const { symbol } = page;
  const reference = references.find((found) => found.reference.id === symbol.reference)?.reference;
  const subject = reference && findSubject(symbol.selector, reference);
  return subject ? { page: { ...page, symbol }, reference, subject } : null;
}

interface WritingContext extends SymbolBodiesContext {
  byRoute: ReadonlyMap<string, Page>;
  owns: readonly OwnPage[];
}

function writePage(own: OwnPage, context: WritingContext): Page {
  const { page, reference, subject } = own;
  const language = context.languageOf(page.route);
  const { lead, body } = tellSymbol(subject, { reference, routeOf: findRoutes(own, context), language });
  const part = symbolPaths(reference).get(subject.symbol)!;
  return {
    ...page,
    lead: page.frontMatter.description ?? lead,
    source: appendMade(page.source!, { body, description: reference.id, part }),
  };
}

/**
 * Where a page leads: to generated pages, else to one of an author in the same language, else in any. To none that some
 * of its readers may not see.
 */
function findRoutes({ page, reference }: OwnPage, { byRoute, owns, languageOf, readersOf }: WritingContext): RouteOf {
  const isOpen = (other: Page): boolean => isAsOpen(readersOf(other), readersOf(page));
  const language = languageOf(page.route);
  const others = owns
    .filter((own) => own.reference === reference && isOpen(own.page))
    .sort((one, other) => Number(isForeign(one)) - Number(isForeign(other)));
  function isForeign(own: OwnPage): boolean {
    return languageOf(own.page.route) !== language;
  }
  return (key) => {
    const target = reference.targets.get(key);
    if (!target) return null;
    const { symbol, anchor } = target;
    const made = byRoute.get(pathToRoute(sdkPath(symbol, { reference, directory: page.symbol.directory })));
    const generated = made?.source?.description === reference.id && isOpen(made) ? made : undefined;
    const own = others.find(({ subject }) => subject.symbol === symbol && subject.member === null)?.page;
    const whole = generated ?? own;
    if (whole) return anchor === null ? whole.route : `${whole.route}#${anchor}`;
    return (
      others.find(({ subject }) => subject.symbol === symbol && subject.member?.anchor === anchor)?.page.route ?? null
    );
  };
}
