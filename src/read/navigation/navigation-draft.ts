import { pathToRoute } from '../../base/paths/routes.ts';
import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { NavPlace } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { ApiPages } from './api-pages.ts';
import type { NavPage } from './nav-page.ts';
import { createPageSuggester, type SuggestPage } from './suggest-page.ts';

/** What a walk through the navigation looks up, and what it collects on its way. */
export class NavigationDraft {
  readonly api: ApiPages;
  readonly places = new Map<string, NavPlace>();
  readonly generated: Page[] = [];
  readonly problems: Problem[] = [];
  /** Paths of pages that entries name and that do not exist. */
  readonly missing = new Set<string>();
  readonly suggestPage: SuggestPage;
  readonly #pages: ReadonlyMap<string, NavPage>;
  readonly #byRoute = new Map<string, NavPage>();
  readonly #generatedByOperation = new Map<string, Page>();
  readonly #generatedRoutes = createUniqueNames({ firstSuffix: 1 });
  readonly #ids = createUniqueNames({ firstSuffix: 2 });

  constructor({ pages, api }: { pages: ReadonlyMap<string, NavPage>; api: ApiPages }) {
    this.api = api;
    this.#pages = pages;
    for (const page of pages.values()) this.#byRoute.set(page.route, page);
    this.suggestPage = createPageSuggester(pages.keys());
  }

  /** The authored page that an entry names: `guides` also finds `guides/index`. */
  findPage(path: string): NavPage | null {
    return this.#pages.get(path) ?? this.#byRoute.get(pathToRoute(path)) ?? null;
  }

  /** An id that no other element has. */
  claimId(parent: string, name: string): string {
    return this.#ids.claim(parent === '' ? name : `${parent}/${name}`);
  }

  /**
   * Remembers where a page stands. Of several places the first visible one counts; the default division comes first.
   * What one of them keeps for members, no other one opens.
   */
  placePage(route: string, place: NavPlace): void {
    const known = this.places.get(route);
    const isFirst = known && (!known.hidden || place.hidden);
    // Taken out first, so that the order of the map stays the order of the sidebar.
    if (!isFirst) this.places.delete(route);
    const isClosed = known?.public === false || place.public === false;
    const counting = isFirst ? known : place;
    this.places.set(route, isClosed && counting.public !== false ? { ...counting, public: false } : counting);
  }

  /**
   * Takes a generated page into the site. The same operation in the same folder is one page, however often it is
   * listed; an authored page at the same address wins, which is told by `null`.
   */
  addGenerated(page: Page): Page | null {
    if (this.#byRoute.has(page.route)) return null;
    const key = operationKey(page);
    const known = this.#generatedByOperation.get(key);
    if (known) return known;
    const route = this.#generatedRoutes.claim(page.route);
    const added = route === page.route ? page : { ...page, route, path: route.slice(1) };
    this.#generatedByOperation.set(key, added);
    this.generated.push(added);
    return added;
  }

  warn(problem: Omit<Problem, 'severity'>): void {
    this.problems.push({ severity: 'warning', ...problem });
  }

  fail(problem: Omit<Problem, 'severity'>): void {
    this.problems.push({ severity: 'error', ...problem });
  }
}

function operationKey(page: Page): string {
  const folder = page.route.slice(0, page.route.lastIndexOf('/'));
  switch (page.kind) {
    case 'endpoint':
    case 'webhook':
      return JSON.stringify([folder, page.operation.document, page.operation.method, page.operation.path]);
    case 'channel':
      return JSON.stringify([folder, page.channel.document, page.channel.id]);
    case 'schema':
      return JSON.stringify([folder, page.document, page.name]);
    case 'overview':
      return JSON.stringify([folder, page.document, 'overview', page.tag]);
    case 'prose':
      return page.route;
  }
}
