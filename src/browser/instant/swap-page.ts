import { partsOfShell } from './parts-of-shell.ts';

/** What says which page it is, to machines. */
const facts = 'meta[content]:not([name=viewport]),link[rel=canonical],link[rel=alternate],[type$=\\+json]';
/** What stands beside the list of pages. */
const content = '#mobile-nav ~ *';

/**
 * Shows `page` in the place of the page on screen, without its list of pages: its text and what stands beside and below
 * it, its title and facts, and the parts of the shell that are marked with `data-page-part`. Then tells the scripts of
 * the page by the event `docwright:page` on the window.
 */
export function swapPage(page: Document): void {
  const root = document.documentElement;
  const next = page.documentElement;
  for (const popup of document.querySelectorAll<HTMLElement>(':popover-open')) popup.hidePopover();
  root.dataset['currentPath'] = next.dataset['currentPath']!;
  // With what the reader has chosen, such as the width of the list of pages.
  root.style.cssText += next.style.cssText;
  document.body.dataset['mode'] = root.dataset['pageMode'] = next.dataset['pageMode']!;
  replace(page, facts);
  const parts = partsOfShell(page);
  for (const [name, part] of Object.entries(partsOfShell(document))) {
    part.removeAttribute('open');
    // Its element stays, since a drawer may hold it.
    if (part.innerHTML !== parts[name]!.innerHTML) part.innerHTML = parts[name]!.innerHTML;
  }
  replace(page, content);
  const main = document.querySelector('main')!;
  // Scripts of a document that was parsed by a script never run; those of a fragment do.
  for (const script of main.querySelectorAll('script'))
    script.replaceWith(new Range().createContextualFragment(script.outerHTML));
  // The reader stands at the beginning of the text, and those who listen are told where.
  main.focus({ preventScroll: true });
  document.querySelector('#page-status')!.textContent = document.title = page.title;
  dispatchEvent(new Event('docwright:page'));
}

/** Nothing that stays comes after them in the parent of the first. */
function replace(page: Document, selector: string): void {
  const parent = document.querySelector(selector)!.parentNode!;
  for (const old of document.querySelectorAll(selector)) old.remove();
  for (const node of page.querySelectorAll(selector)) parent.append(node.cloneNode(true));
}
