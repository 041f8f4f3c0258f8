import { holdTyping } from './hold-typing.ts';

/** The ways to open the search dialog, which loads when it is first wanted. */
export function startSearch(): void {
  const entry = document.getElementById('search-bar-entry');
  if (!entry) return;
  const isApple = /Mac|iP/.test(navigator.platform);
  const hint = entry.querySelector('kbd');
  if (hint && !isApple) hint.textContent = 'Ctrl K';

  const load = () => import('../search-dialog/open-search.ts');
  const open = (query?: string): void => {
    const { base = '', language, version } = entry.dataset;
    const prompt = entry.querySelector('span')?.textContent;
    const held = holdTyping();
    void load()
      .then(({ openSearch }) => openSearch({ base, language, version, prompt, held }, query))
      .finally(held);
  };
  for (const button of document.querySelectorAll<HTMLElement>('[id^=search-bar-entry]')) {
    button.onclick = () => open();
    button.onpointerenter = load;
  }
  // The address of all results of a query (`search-dialog/all-results`).
  const follow = (): void => {
    const query = new URLSearchParams(location.search).get('search');
    if (query) open(query);
  };
  addEventListener('docwright:page', follow);
  follow();
  addEventListener('keydown', (event) => {
    const isShortcut =
      event.key?.toLowerCase() === 'k' && (isApple ? event.metaKey : event.ctrlKey) && !event.shiftKey && !event.altKey;
    if (!isShortcut && !(event.key === '/' && !isTyping(event.composedPath()[0]))) return;
    event.preventDefault();
    open();
  });
}

/** A letter means what it means in a dialog that is open: buttons of the playground stand beside fields for paths. */
function isTyping(target: EventTarget | undefined): unknown {
  return target instanceof Element && target.closest('input,textarea,select,dialog,[contenteditable]');
}
