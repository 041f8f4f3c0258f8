/** Groups whose entries the page left out get them from the division's fragment when a reader opens them. */
export function startSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const address = sidebar?.dataset.fragment;
  if (!sidebar || !address) return;
  let fragment: Promise<Document> | undefined;

  const load = (): Promise<Document> => {
    fragment ??= fetch(address)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
      .then((html) => new DOMParser().parseFromString(html, 'text/html'));
    fragment.catch(() => (fragment = undefined));
    return fragment;
  };

  const fill = async (group: HTMLDetailsElement): Promise<void> => {
    delete group.dataset.lazy;
    group.ariaBusy = 'true';
    try {
      const place = group.parentElement?.dataset.group;
      const entries = (await load()).querySelector(`[data-group="${place}"] ul`);
      if (entries) group.querySelector('ul')?.replaceWith(entries);
    } catch {
      group.dataset.lazy = '';
    }
    group.ariaBusy = null;
  };

  // `toggle` does not bubble.
  sidebar.addEventListener('toggle', ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.dataset.lazy === '') void fill(target);
  }, true);
  sidebar.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest('[data-lazy]')) void load();
  });
}
