import { keepSidebar } from './keep-sidebar.ts';
import { partsOfShell } from './parts-of-shell.ts';

/** What says which page it is, to machines. */
const facts = 'meta:not([charset],[name=viewport]),link:is([rel=canonical],[rel=alternate]),[type$=ld\\+json]';
/** What stands beside the list of pages. */
const content = '#mobile-nav ~ *';

/**
 * Shows `page` in the place of the page on screen: its text and what stands beside and below it, its title and facts,
 * and the parts of the shell that are marked with `data-page-part`. Then tells the scripts of the page by the event
 * `docwright:page` on the window.
 */
export function swapPage(page: Document, startSidebar: () => Promise<void>): void {
  const root = document.documentElement;
  const next = page.documentElement;
  for (const popup of document.querySelectorAll<HTMLElement>(':popover-open')) popup.hidePopover();
  root.dataset['currentPath'] = next.dataset['currentPath']!;
  root.style.setProperty('--tab-rows', next.style.getPropertyValue('--tab-rows'));
  document.body.dataset['mode'] = page.body.dataset['mode']!;
  document.title = page.title;
  replace(page, facts, (nodes) => document.head.append(...nodes));
  const parts = partsOfShell(page);
  for (const [index, part] of partsOfShell(document).entries()) {
    const other = parts[index]!;
    part.removeAttribute('open');
    // Its element stays, since a drawer may hold it.
    if (part.innerHTML !== other.innerHTML) part.replaceChildren(...copy(other.childNodes));
  }
  keepSidebar(page, startSidebar);
  replace(page, content, (nodes) => document.getElementById('mobile-nav')!.after(...nodes));
  for (const script of document.querySelectorAll<HTMLScriptElement>('main script')) run(script);
  arrive();
  dispatchEvent(new Event('docwright:page'));
}

function replace(page: Document, selector: string, add: (nodes: Node[]) => void): void {
  for (const old of document.querySelectorAll(selector)) old.remove();
  add(copy(page.querySelectorAll(selector)));
}

function copy(nodes: Iterable<Node>): Node[] {
  return [...nodes].map((node) => document.importNode(node, true));
}

/** Scripts of a document that was parsed by a script never run; fresh ones do. */
function run(script: HTMLScriptElement): void {
  const fresh = document.createElement('script');
  for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
  fresh.text = script.text;
  script.replaceWith(fresh);
}

/** Puts the reader at the beginning of the text, and tells those who listen where they are. */
function arrive(): void {
  const main = document.querySelector('main')!;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  document.getElementById('page-status')!.textContent = document.title;
}
