import { decodeText } from '../../base/paths/decode-text.ts';

const key = 'dw-view';

/** Lets readers choose one of the titles of a page's views. The address may name a view or a part of one. */
export class ViewsElement extends HTMLElement {
  connectedCallback(): void {
    const views = [...document.querySelectorAll<HTMLElement>('.view')];
    const select = document.createElement('select');
    select.ariaLabel = this.dataset.label ?? '';
    const titled = (title: string | null) => views.find(({ dataset }) => dataset.title === title);
    const titles = new Set(views.map(({ dataset }) => dataset.title!));
    select.append(...Array.from(titles, (title) => new Option(title, title)));
    select.onchange = () => {
      show(select.value);
      history.replaceState(history.state, '', `#${titled(select.value)!.id}`);
      remember(select.value);
    };
    this.replaceChildren(select);
    const show = (title: string): void => {
      for (const view of views) view.toggleAttribute('data-active', view.dataset.title === title);
      select.value = title;
    };
    const follow = (): void => {
      const target = document.getElementById(decodeText(location.hash.slice(1)));
      const view = target?.closest<HTMLElement>('.view');
      if (!target || !view) return;
      show(view.dataset.title!);
      target.scrollIntoView();
    };
    const last = titled(recall());
    if (last) show(last.dataset.title!);
    addEventListener('hashchange', follow);
    follow();
  }
}

function remember(title: string): void {
  try {
    localStorage.setItem(key, title);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

function recall(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
