import { colorJson } from './color-json.ts';

/**
 * Puts the whole of a long example in the place of its beginning. Where it cannot be had the beginning stays, with its
 * link.
 */
export async function fillCode(block: HTMLElement): Promise<void> {
  const { rest } = block.dataset;
  if (rest === undefined) return;
  const response = await fetch(rest).catch(() => null);
  const html = response?.ok ? await response.text() : null;
  const code = html === null ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('code');
  if (!code || block.dataset.rest === undefined) return;
  const { looks } = code.dataset;
  if (looks !== undefined) code.replaceChildren(...colorJson(code.textContent, looks));
  block.querySelector('code')?.replaceWith(code);
  const link = block.querySelector('.code-block-rest');
  // Without a link the focus would be lost, and Tab begin at the top of the page.
  if (link === document.activeElement) block.querySelector('pre')?.focus();
  link?.remove();
  delete block.dataset.rest;
}
