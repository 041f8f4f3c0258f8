import { partsOfShell } from './parts-of-shell.ts';

/** A page of the site that fits into the shell of this one, and the address under which it was found. */
export interface FoundPage {
  page: Document;
  address: string;
}

/** The page, fetched now or a moment ago; `null` for whatever does not fit. */
export type TakePage = (address: string, cache?: RequestCache) => Promise<FoundPage | null>;

const keptFor = 300_000;

/** Fetches pages of this site and keeps them for a while. */
export function createPageSource(): TakePage {
  const kept: Record<string, Promise<FoundPage | null>> = {};
  return (href, cache) => {
    const address = href.split('#')[0]!;
    // From each time that it is wanted: no page is kept for longer.
    setTimeout(() => delete kept[address], keptFor);
    return (kept[address] ??= fetchPage(address, cache).catch(() => null));
  };
}

async function fetchPage(href: string, cache?: RequestCache): Promise<FoundPage | null> {
  const response = await fetch(href, { cache });
  if (!response.ok || !/html/.test(response.headers.get('content-type')!)) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A drawer may hold some of the parts, which changes their order.
  const shellOf = ({ documentElement: root }: Document): string =>
    root.dataset['shell']! + Object.keys(partsOfShell(root)).sort();
  // It has to have the shell that is on screen, and to be of its build.
  if (shellOf(page) !== shellOf(document) || missing(page, ':is(head,body)>script', 'src')[0]) return null;
  await Promise.all(missing(page, 'link[rel=stylesheet]', 'href').map(loadSheet));
  return { page, address: response.url };
}

/** What of a kind the page has and this one lacks, by the attribute with its address. */
function missing(page: Document, kind: string, name: 'href' | 'src'): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`${kind}[${name}]`)].filter(
    (one) => !document.querySelector(`${kind}[${name}="${one.getAttribute(name)}"]`),
  );
}

/** It concerns components that are not yet on screen. It comes first, so that the site's own rules stay the last. */
function loadSheet(link: HTMLElement): Promise<unknown> {
  document.querySelector('link[rel=stylesheet]')!.before(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
