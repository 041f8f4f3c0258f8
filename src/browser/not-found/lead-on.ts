import { decodeText } from '../../base/paths/decode-text.ts';
import { findLanguage, sayInLanguage } from './say-in-language.ts';
import { findEditionLists, parsePageList, suggestPages } from './suggest-pages.ts';

/**
 * Does what the site says of addresses without a page (`errors.404.redirect`): goes home, or suggests pages. That of a
 * page's file leads to the page.
 */
export async function leadOn(place: HTMLElement): Promise<void> {
  const folder = folderOf(location);
  if (folder) return location.replace(folder);
  const path = decodeText(location.pathname);
  const language = findLanguage(place.parentElement!, path);
  const home = place.dataset.home && (language?.dataset.home ?? place.dataset.home);
  // A home page that is not there, or not for this reader, would be asked for without end: hosts add a slash, or
  // take it away.
  if (home && withoutSlash(home) !== withoutSlash(location.pathname)) return location.replace(home);
  if (language) sayInLanguage(place.parentElement!, language);
  await showSuggestions(place, path);
}

/** Fills the list of the 404 page with pages whose address is like the one that was asked for. */
async function showSuggestions(place: HTMLElement, path: string): Promise<void> {
  const list = await readList(place.dataset.list ?? '');
  // Who came to a page of one language is helped by pages of that one.
  const editions = await Promise.all(findEditionLists(path, list).map((href) => readList(ownPath(href))));
  const own = suggestPages(path, parsePageList(editions.join('\n')));
  const pages = own.length > 0 ? own : suggestPages(path, parsePageList(list));
  place.querySelector('ul')?.append(
    ...pages.map(({ title, href }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.className = 'not-found-recommended-page-link';
      link.href = ownPath(href);
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
  place.hidden = pages.length === 0;
}

/** The address of a page by that of its file, for hosts that only know the one: `/guides/index` is `/guides`. */
function folderOf({ href }: Location): URL | null {
  const url = new URL(href);
  const [, folder] = /^(.*)\/index\/?$/.exec(url.pathname) ?? [];
  if (folder === undefined) return null;
  url.pathname = folder;
  return url;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

async function readList(href: string): Promise<string> {
  const response = await fetch(href);
  return response.ok ? await response.text() : '';
}

/** Lists name the published site; the reader may be on another copy of it. */
function ownPath(href: string): string {
  return new URL(href, location.href).pathname;
}
