import { isComposing } from '../support/is-composing.ts';

/**
 * The field above a long list of pages: what is typed leaves only entries that contain all of its words, with the
 * groups that they stand in; a group whose name matches keeps its pages. Arrow keys go through the entries, Enter opens
 * the first, Escape gives the list back. The list itself stays as it is under the shortened copy.
 */
export function filterSidebar(part: HTMLElement): void {
  const field = part as HTMLInputElement;
  const sidebar = field.closest<HTMLElement>('#sidebar')!;
  const place = sidebar.querySelector<HTMLElement>('#navigation-items')!;
  const found = document.createElement('div');
  found.id = 'sidebar-found';
  found.hidden = true;
  place.after(found);
  let whole = readWhole(sidebar);
  let asked = 0;

  const show = async (): Promise<void> => {
    const words = wordsOf(field.value);
    const turn = ++asked;
    const all = words.length > 0 ? await whole : null;
    if (turn !== asked) return;
    // What could not be had is asked for again with the next word.
    if (words.length > 0 && !all) whole = readWhole(sidebar);
    const list = words.length > 0 ? copyOf(all ?? place, words) : null;
    found.replaceChildren(list ?? '');
    if (list && !list.querySelector('a')) found.replaceChildren(noneOf(field));
    place.hidden = list !== null;
    found.hidden = list === null;
  };
  const links = (): HTMLElement[] => [field, ...found.querySelectorAll('a')];

  field.oninput = () => void show();
  // Another page is the current one, maybe in another list.
  const follow = (): void => {
    if (field.isConnected) void show();
    else removeEventListener('docwright:page', follow);
  };
  addEventListener('docwright:page', follow);
  sidebar.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (found.hidden || isComposing(event) || !(target instanceof HTMLElement) || !links().includes(target)) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by) links()[links().indexOf(target) + by]?.focus();
    else if (key === 'Enter' && target === field) links()[1]?.click();
    else if (key === 'Escape') {
      field.value = '';
      field.focus();
      void show();
    } else return;
    event.preventDefault();
  });
  void show();
}

/** All pages of the division: the page itself may hold only those around it. */
async function readWhole({ dataset }: HTMLElement): Promise<ParentNode | null> {
  if (!dataset.fragment) return null;
  const response = await fetch(dataset.fragment).catch(() => null);
  return response?.ok ? new DOMParser().parseFromString(await response.text(), 'text/html').body : null;
}

function copyOf(source: ParentNode, words: readonly string[]): HTMLElement {
  const list = document.importNode(source.querySelector('ul')!, true);
  for (const named of list.querySelectorAll('[id]')) named.removeAttribute('id');
  for (const entry of [...list.children]) prune(entry, words);
  for (const group of list.querySelectorAll('details')) group.open = true;
  for (const link of list.querySelectorAll('a')) {
    const isCurrent = link.pathname === location.pathname && link.origin === location.origin;
    link.ariaCurrent = isCurrent ? 'page' : null;
    link.toggleAttribute('data-active', isCurrent);
  }
  return list;
}

/** Takes an entry out unless it, or one below it, has all the words. */
function prune(entry: Element, words: readonly string[]): void {
  const list = entry.querySelector('ul');
  const name = wordsIn(list ? nameOf(entry, list) : entry.textContent);
  if (words.every((word) => name.includes(word))) return;
  for (const part of [...(list?.children ?? [])]) prune(part, words);
  if (!list?.firstElementChild) entry.remove();
}

function nameOf(entry: Element, list: Element): string {
  const title = entry.querySelector('.sidebar-title, summary, a');
  return title && !list.contains(title) ? title.textContent || title.ariaLabel || '' : '';
}

function noneOf({ dataset }: HTMLElement): HTMLElement {
  const note = document.createElement('p');
  note.role = 'status';
  note.textContent = dataset.none ?? '';
  return note;
}

function wordsOf(text: string): string[] {
  return wordsIn(text).split(/\s+/).filter(Boolean);
}

/** Without the case and the accents of letters. */
function wordsIn(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
