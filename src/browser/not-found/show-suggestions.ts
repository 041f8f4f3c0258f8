import { decodeText } from '../../base/paths/decode-text.ts';
import { parsePageList, suggestPages } from './suggest-pages.ts';

/** Fills the list of the 404 page with pages whose address is like the one that was asked for. */
export async function showSuggestions(place: HTMLElement): Promise<void> {
  const response = await fetch(place.dataset.list ?? '');
  if (!response.ok) return;
  const pages = suggestPages(decodeText(location.pathname), parsePageList(await response.text()));
  place.querySelector('ul')?.append(
    ...pages.map(({ title, href }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.className = 'not-found-recommended-page-link';
      // The list names the published site; the reader may be on another copy of it.
      link.href = new URL(href, location.href).pathname;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
  place.hidden = pages.length === 0;
}
