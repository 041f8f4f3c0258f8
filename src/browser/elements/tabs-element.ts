import { chosenLabels, rememberLabel } from './chosen-labels.ts';

const chosen = 'dw-tab-chosen';

/** Tabs and groups of code: choosing by pointer and keys, and following other sets with a tab of the same label. */
export class TabsElement extends HTMLElement {
  connectedCallback(): void {
    for (const panel of this.#panels) panel.addEventListener('beforematch', () => this.show(panel));
    this.#show(this.#panels.findIndex((panel) => 'active' in panel.dataset));
    this.onclick = ({ target }) => {
      const tab = (target as Element).closest('[role=tab]');
      if (tab) this.#choose(this.#tabs.indexOf(tab as HTMLElement));
    };
    this.onkeydown = (event) => this.#move(event);
    this.onchange = ({ target }) => {
      const select = this.#select;
      if (select && target === select) this.#choose(select.selectedIndex);
    };
    if (this.#syncs) {
      document.addEventListener(chosen, this);
      const label = chosenLabels().find((known) => this.#indexOf(known) >= 0);
      if (label !== undefined) this.#show(this.#indexOf(label));
    }
  }

  disconnectedCallback(): void {
    document.removeEventListener(chosen, this);
  }

  /** Another set of the page was used. */
  handleEvent(event: Event): void {
    const { detail } = event as CustomEvent<{ label: string; by: Element }>;
    const index = this.#indexOf(detail.label);
    if (detail.by !== this && index >= 0) this.#show(index);
  }

  /** Shows the panel that is, or holds, `part`. */
  show(part: Element): void {
    this.#show(this.#panels.findIndex((panel) => panel.contains(part)));
  }

  get #syncs(): boolean {
    return 'sync' in this.dataset;
  }

  get #tabs(): HTMLElement[] {
    return [...(this.firstElementChild?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  }

  get #select(): HTMLSelectElement | null {
    return this.firstElementChild?.querySelector<HTMLSelectElement>('.tab-choice') ?? null;
  }

  get #panels(): HTMLElement[] {
    return ([...this.children] as HTMLElement[]).slice(1);
  }

  #indexOf(label: string): number {
    return this.#panels.findIndex((panel) => panel.dataset.label === label);
  }

  #choose(index: number): void {
    const panel = this.#panels[index];
    if (!panel) return;
    const top = this.getBoundingClientRect().top;
    this.#show(index);
    if (this.matches('.tabs')) history.replaceState(history.state, '', `#${panel.id}`);
    const { label } = panel.dataset;
    if (!label || !this.#syncs) return;
    rememberLabel(label);
    document.dispatchEvent(new CustomEvent(chosen, { detail: { label, by: this } }));
    // Sets above may have changed their height; what the reader touched stays in place.
    scrollBy({ top: this.getBoundingClientRect().top - top, behavior: 'instant' });
  }

  #show(shown: number): void {
    if (shown < 0) return;
    this.#tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === shown);
      tab.tabIndex = index === shown ? 0 : -1;
      tab.dataset['active'] = String(index === shown);
    });
    if (this.#select) this.#select.selectedIndex = shown;
    this.#panels.forEach((panel, index) => {
      panel.toggleAttribute('data-active', index === shown);
      // Text hidden in this way is found by the browser's own search.
      if (index === shown) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  }

  #move(event: KeyboardEvent): void {
    const tabs = this.#tabs;
    const current = tabs.indexOf(event.target as HTMLElement);
    if (current < 0) return;
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forward]: current + 1, [backward]: current - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    const index = next % tabs.length;
    this.#choose(index);
    tabs[index]!.focus();
  }
}
