/** Turns nested lists into a tree of the ARIA authoring practices: one stop of Tab, arrow keys within. */
export class TreeElement extends HTMLElement {
  #typed = '';
  #typedAt = 0;

  connectedCallback(): void {
    const list = this.querySelector('ul');
    if (!list) return;
    list.role = 'tree';
    for (const inner of list.querySelectorAll('ul')) inner.role = 'group';
    for (const summary of list.querySelectorAll('summary')) summary.tabIndex = -1;
    for (const item of this.#items) {
      item.role = 'treeitem';
      item.tabIndex = -1;
      const details = folderOf(item);
      if (!details) continue;
      details.ontoggle = () => (item.ariaExpanded = String(details.open));
      item.ariaExpanded = String(details.open);
    }
    if (this.#items[0]) this.#items[0].tabIndex = 0;
    this.onkeydown = (event) => this.#press(event);
    this.onclick = ({ target }) => this.#focus((target as Element).closest('li'));
  }

  get #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('li')];
  }

  get #visible(): HTMLElement[] {
    return this.#items.filter((item) => !item.parentElement?.closest('details:not([open])'));
  }

  #focus(item: HTMLElement | null | undefined): void {
    if (!item) return;
    for (const other of this.#items) other.tabIndex = -1;
    item.tabIndex = 0;
    item.focus();
  }

  #press(event: KeyboardEvent): void {
    const item = (event.target as Element).closest<HTMLElement>('li');
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const visible = this.#visible;
    const place = visible.indexOf(item);
    const folder = folderOf(item);
    const toggle = (): unknown => folder && (folder.open = !folder.open);
    const inward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const outward = inward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const actions: Record<string, () => void> = {
      ArrowDown: () => this.#focus(visible[place + 1]),
      ArrowUp: () => this.#focus(visible[place - 1]),
      Home: () => this.#focus(visible[0]),
      End: () => this.#focus(visible.at(-1)),
      [inward]: () => (folder && !folder.open ? toggle() : this.#focus(item.querySelector('li'))),
      [outward]: () => (folder?.open ? toggle() : this.#focus(item.parentElement?.closest('li'))),
      Enter: toggle,
      ' ': toggle,
      '*': () => this.#openBeside(item),
    };
    const action = actions[event.key] ?? (event.key.length === 1 ? () => this.#seek(event.key, visible, place) : null);
    if (!action) return;
    event.preventDefault();
    action();
  }

  #openBeside(item: HTMLElement): void {
    const folders = item.parentElement!.querySelectorAll<HTMLDetailsElement>(':scope > li > details');
    for (const folder of folders) folder.open = true;
  }

  /** Goes to the next item whose name starts with what was typed. */
  #seek(letter: string, visible: HTMLElement[], place: number): void {
    const now = Date.now();
    this.#typed = now - this.#typedAt > 600 ? letter : this.#typed + letter;
    this.#typedAt = now;
    const start = this.#typed.length > 1 ? place : place + 1;
    const order = [...visible.slice(start), ...visible.slice(0, start)];
    this.#focus(
      order.find((item) =>
        item.querySelector('.tree-name')?.textContent?.toLowerCase().startsWith(this.#typed.toLowerCase()),
      ),
    );
  }
}

function folderOf(item: Element): HTMLDetailsElement | null {
  return item.querySelector(':scope > details');
}
