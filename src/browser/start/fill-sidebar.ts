import { foldGroups } from './fold-groups.ts';

/**
 * What the page left out of its list of pages comes from the division's fragment at `address` when a reader wants it.
 */
export function fillSidebar(sidebar: HTMLElement, address: string): void {
  let fragment: Promise<Document> | undefined;
  foldGroups(sidebar);

  const load = (): Promise<Document> => {
    fragment ??= fetch(address)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(address))))
      .then((html) => new DOMParser().parseFromString(html, 'text/html'));
    fragment.catch(() => (fragment = undefined));
    return fragment;
  };

  const read = async (list: Element): Promise<Element | undefined> => {
    const place = list.closest<HTMLElement>('[data-group]')?.dataset.group;
    const whole = (await load()).querySelector(place ? `[data-group="${place}"] ul` : 'ul');
    return whole?.cloneNode(true) as Element | undefined;
  };

  const open = async (group: HTMLDetailsElement): Promise<void> => {
    const list = group.querySelector('ul')!;
    delete group.dataset.lazy;
    group.ariaBusy = 'true';
    try {
      const whole = await read(list);
      if (whole) list.replaceWith(whole);
    } catch (error) {
      group.dataset.lazy = '';
      group.open = false;
      throw error;
    } finally {
      group.ariaBusy = null;
    }
  };

  const complete = (): void => {
    for (const list of sidebar.querySelectorAll('[data-cut]')) {
      list.removeAttribute('data-cut');
      void import('./complete-list.ts').then(({ completeList }) => completeList(sidebar, list, read));
    }
  };

  // `toggle` does not bubble.
  sidebar.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.dataset.lazy === '') void open(target);
    },
    true,
  );
  sidebar.addEventListener('pointerover', ({ target }) => {
    complete();
    if (target instanceof Element && target.closest('[data-lazy]')) void load();
  });
  sidebar.addEventListener('focusin', complete);
  sidebar.addEventListener('touchstart', complete, { passive: true });
}
