import { decodeText } from '../../base/paths/decode-text.ts';

const key = 'dw-view';

/** Lets readers choose one of the titles of a page's views. The address may name a view or a part of one. */
export class ViewsElement extends HTMLElement {
  readonly #select = document.createElement('select');
  #views: HTMLElement[] = [];

  connectedCallback(): void {
    this.#views = [...document.querySelectorAll<HTMLElement>('.view')];
    const select = this.#select;
    select.ariaLabel = this.dataset.label ?? '';
    const titles = new Set(this.#views.map(({ dataset }) => dataset.title!));
    select.replaceChildren(...Array.from(titles, (title) => new Option(title, title)));
    select.onchange = () => {
      this.#show(select.value);
      history.replaceState(history.state, '', `#${this.#titled(select.value)!.id}`);
      remember(select.value);
    };
    this.replaceChildren(select);
    const last = this.#titled(recall());
    if (last) this.#show(last.dataset.title!);
    addEventListener('hashchange', this);
    this.handleEvent();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this);
  }

  /** Follows the address. */
  handleEvent(): void {
    const target = document.getElementById(decodeText(location.hash.slice(1)));
    const view = target?.closest<HTMLElement>('.view');
    if (!target || !view) return;
    this.#show(view.dataset.title!);
    target.scrollIntoView();
  }

  #titled(title: string | null): HTMLElement | undefined {
    return this.#views.find(({ dataset }) => dataset.title === title);
  }

  #show(title: string): void {
    for (const view of this.#views) view.toggleAttribute('data-active', view.dataset.title === title);
    this.#select.value = title;
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
