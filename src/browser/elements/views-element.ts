import { decodeText } from '../../base/paths/decode-text.ts';

const key = 'dw-view';

/** Lets readers choose one of the views of a page. The address may name a view or a part of one. */
export class ViewsElement extends HTMLElement {
  connectedCallback(): void {
    const views = [...document.querySelectorAll<HTMLElement>('.view')];
    const select = document.createElement('select');
    select.ariaLabel = this.dataset.label ?? '';
    select.append(...views.map(({ dataset }) => new Option(dataset.title)));
    select.onchange = () => {
      const view = views[select.selectedIndex]!;
      show(view);
      history.replaceState(history.state, '', `#${view.id}`);
      remember(view.dataset.title ?? '');
    };
    this.replaceChildren(select);
    const show = (shown: HTMLElement): void => {
      for (const view of views) view.toggleAttribute('data-active', view === shown);
      select.selectedIndex = views.indexOf(shown);
    };
    const follow = (): void => {
      const target = document.getElementById(decodeText(location.hash.slice(1)));
      const view = target?.closest<HTMLElement>('.view');
      if (!target || !view) return;
      show(view);
      target.scrollIntoView();
    };
    const last = views.find(({ dataset }) => dataset.title === recall());
    if (last) show(last);
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
