import type { Texts } from '../../base/languages/texts.ts';
import { addSheet } from '../support/add-sheet.ts';
import { actionIcon } from './action-icon.ts';
import type { PageAction, PageFacts } from './build-actions.ts';
import { buildActions } from './build-actions.ts';
import { importShellTexts } from './import-shell-texts.ts';
import sheet from './page-menu.css?url';
import { parsePageMenu } from './page-menu-entry.ts';
import { copyPromisedText, readMarkdown, textBlob } from './read-markdown.ts';

// Asked for as soon as this script is there: a reader is about to open the menu.
const styled = addSheet(sheet);
const readTexts = (): Promise<Texts['shell']> => importShellTexts(document.documentElement.lang);
void readTexts().catch(() => {});

/** Says on the main button, which is also read out, whether something was copied. */
async function tellCopied(menu: HTMLElement, written: Promise<void>): Promise<void> {
  const button = mainButton(menu);
  const label = (button.dataset.label ??= button.textContent?.trim() ?? '');
  const isDone = await written.then(
    () => true,
    () => false,
  );
  const { copied, copyFailed } = await readTexts();
  button.toggleAttribute('data-done', isDone);
  button.textContent = isDone ? copied : copyFailed;
  setTimeout(() => {
    button.removeAttribute('data-done');
    button.textContent = label;
  }, 2000);
}

/** What is copied of the page. */
export function readPage(menu: HTMLElement): Promise<Blob> {
  return textBlob(readMarkdown(mainButton(menu).href));
}

/**
 * Does what the menu's main button says: its first entry.
 * @param written where that is to copy the page, and the clipboard is asked already
 */
export async function runMainAction(menu: HTMLElement, written: Promise<void> | false | undefined): Promise<void> {
  if (written) return tellCopied(menu, written);
  const [first] = await readActions(menu);
  if (first) await run(first, menu);
}

/** Shows the list of what can be done with the page, or hides it; it is made when it is first wanted. */
export async function togglePageMenu(menu: HTMLElement): Promise<void> {
  const list = menu.querySelector<HTMLElement>('.page-menu');
  if (list) return list.hidden ? show(menu, list) : hide(menu, list);
  await styled;
  const actions = await readActions(menu);
  // Who presses twice before they are there means it once.
  if (!menu.querySelector('.page-menu')) show(menu, buildMenu(menu, actions));
}

async function readActions(menu: HTMLElement): Promise<PageAction[]> {
  return buildActions(parsePageMenu(menu.dataset.options ?? ''), readFacts(menu), await readTexts());
}

function readFacts(menu: HTMLElement): PageFacts {
  const { mcp, spec } = menu.dataset;
  return {
    url: location.origin + location.pathname,
    markdown: mainButton(menu).href,
    path: location.pathname,
    siteName: document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? location.hostname,
    mcp: mcp === undefined ? null : new URL(mcp, location.href).href,
    specification: spec === undefined ? null : new URL(spec, location.href).href,
    hasAssistant: document.getElementById('assistant-entry') !== null,
  };
}

function mainButton(menu: HTMLElement): HTMLAnchorElement {
  return menu.querySelector<HTMLAnchorElement>('#page-context-menu-button')!;
}

function buildMenu(menu: HTMLElement, actions: PageAction[]): HTMLElement {
  const list = document.createElement('div');
  list.className = 'nav-dropdown-content page-menu';
  list.role = 'menu';
  list.hidden = true;
  list.append(
    ...actions.map((action) =>
      buildItem(action, () => {
        close(menu, list);
        void run(action, menu);
      }),
    ),
  );
  menu.append(list);
  list.addEventListener('keydown', (event) => press(event, menu, list));
  const page = new AbortController();
  const { signal } = page;
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Node && menu.contains(target))) list.hidden || hide(menu, list);
    },
    { signal },
  );
  // The next page has a menu of its own.
  addEventListener('docwright:page', () => page.abort(), { signal });
  return list;
}

function buildItem({ title, text, icon, effect }: PageAction, choose: () => void): HTMLElement {
  const item = document.createElement('button');
  item.type = 'button';
  item.role = 'menuitem';
  item.tabIndex = -1;
  item.className = 'nav-dropdown-item';
  item.innerHTML = `${actionIcon(icon)}<span><span class="nav-dropdown-item-title"></span><span class="nav-dropdown-item-description"></span></span>`;
  item.querySelector('.nav-dropdown-item-title')!.textContent = title;
  item.querySelector('.nav-dropdown-item-description')!.textContent = text;
  if (effect.kind === 'open') item.dataset.leaves = '';
  item.onclick = choose;
  return item;
}

function show(menu: HTMLElement, list: HTMLElement): void {
  list.hidden = false;
  setExpanded(menu, true);
  (list.firstElementChild as HTMLElement | null)?.focus();
}

function hide(menu: HTMLElement, list: HTMLElement): void {
  list.hidden = true;
  setExpanded(menu, false);
}

/** Gives the focus back to the button. */
function close(menu: HTMLElement, list: HTMLElement): void {
  hide(menu, list);
  menu.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
}

function setExpanded(menu: HTMLElement, isOpen: boolean): void {
  menu.querySelector('[aria-haspopup]')?.setAttribute('aria-expanded', String(isOpen));
}

/** Keys of a menu (WAI-ARIA Authoring Practices, "Menu Button"). */
function press(event: KeyboardEvent, menu: HTMLElement, list: HTMLElement): void {
  const items = [...list.children] as HTMLElement[];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1 + items.length,
    Home: 0,
    End: items.length - 1,
  };
  if (event.key === 'Tab') {
    hide(menu, list);
    return;
  }
  if (event.key === 'Escape') close(menu, list);
  else if (event.key in targets) items[targets[event.key]! % items.length]?.focus();
  else return;
  event.preventDefault();
}

async function run({ effect }: PageAction, menu: HTMLElement): Promise<void> {
  switch (effect.kind) {
    case 'open':
      return openAddress(effect.href);
    case 'open-with-page':
      return openAddress(
        effect.href.replaceAll('$page', encodeURIComponent(await readMarkdown(mainButton(menu).href))),
      );
    case 'copy':
      return tellCopied(menu, copyPromisedText(effect.text));
    case 'copy-page':
      return tellCopied(menu, copyPromisedText(readMarkdown(mainButton(menu).href)));
    case 'print':
      return print();
    case 'assistant':
      return document.getElementById('assistant-entry')?.click();
  }
}

function openAddress(href: string): void {
  if (/^https?:/.test(href)) window.open(href, '_blank', 'noopener');
  else location.href = href;
}
