import type { AskSite, SiteAnswer } from '../../model/readiness.ts';
import { readLinks, type TextLink } from './read-links.ts';

/** A site while it is looked at. Each address is asked for once. */
export interface SiteVisit {
  ask: AskSite;
  /** Absolute address of a path below the address that the site is served under. */
  address: (path: string) => string;
  /** Links of a text to the site itself, in its order, each once. */
  ownLinks: (text: string) => TextLink[];
  /** Addresses of some pages, the first among them. */
  pages: () => Promise<string[]>;
}

export interface VisitOptions {
  /** Address of the site's first page. */
  site: string;
  /** Address under which it names itself, where that is another. */
  origin?: string | null;
  ask: AskSite;
}

/** How many pages stand for all of them. */
const samplePages = 3;

export function createVisit({ site, origin = null, ask }: VisitOptions): SiteVisit {
  const answers = new Map<string, Promise<SiteAnswer>>();
  const home = site.endsWith('/') ? site : `${site}/`;
  const own = new Set([new URL(home).origin, ...(origin === null ? [] : [origin])]);
  const visit: SiteVisit = {
    address: (path) => new URL(path.replace(/^\/+/, ''), home).href,
    ask: (address, request = {}) => {
      const key = JSON.stringify([address, request]);
      const answer = answers.get(key) ?? ask(address, request);
      answers.set(key, answer);
      return answer;
    },
    ownLinks: (text) => readLinks(text, home).filter(({ url }) => own.has(url.origin)),
    pages: async () => {
      const { status, text } = await visit.ask(visit.address('llms.txt'));
      const named = status === 200 ? visit.ownLinks(text).map(({ url }) => pageOf(url)) : [];
      // The address of the site may be no page of its own, and lead to its first one.
      const pages = [...new Set(named.filter((page) => page !== null))];
      return pages.length === 0 ? [home] : spread(pages, samplePages);
    },
  };
  return visit;
}

/** The page behind the address of a page or of its Markdown; `null` for other files. */
function pageOf({ href }: URL): string | null {
  const page = href.replace(/(?:(?<=\/)index)?\.md$/, '');
  return /\.\w{2,4}$/.test(page) ? null : page;
}

/** Some of a list, the first of it and others at equal distances. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)]!);
}
