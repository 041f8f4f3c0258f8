/**
 * Lets readers choose entries of a changelog by tag. Entries with all chosen tags stay; `?tags=a,b` in the address says
 * which.
 */
export class FilterElement extends HTMLElement {
  #chosen = new Set<string>();

  connectedCallback(): void {
    const tags = countTags();
    const known = new Set(tags);
    const asked = new URLSearchParams(location.search).get('tags')?.split(',') ?? [];
    this.#chosen = new Set(asked.filter((tag) => known.has(tag)));
    const title = document.createElement('span');
    title.textContent = this.dataset.label ?? '';
    const list = document.createElement('div');
    list.id = 'changelog-filters-content';
    list.append(...tags.map((tag) => this.#button(tag)));
    const clear = document.createElement('button');
    clear.type = 'button';
    clear.className = 'changelog-filters-clear';
    clear.textContent = this.dataset.clear ?? '';
    clear.onclick = () => {
      this.#chosen.clear();
      for (const button of list.children) button.ariaPressed = 'false';
      this.#apply();
      this.#writeAddress();
      // This button goes with the last tag that is chosen.
      (list.firstElementChild as HTMLElement).focus();
    };
    this.replaceChildren(title, list, clear);
    this.hidden = tags.length === 0;
    this.#apply();
  }

  #button(tag: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = tag;
    button.ariaPressed = String(this.#chosen.has(tag));
    button.onclick = () => {
      if (!this.#chosen.delete(tag)) this.#chosen.add(tag);
      button.ariaPressed = String(this.#chosen.has(tag));
      this.#apply();
      this.#writeAddress();
    };
    return button;
  }

  #apply(): void {
    const clear = this.querySelector<HTMLElement>('.changelog-filters-clear');
    if (clear) clear.hidden = this.#chosen.size === 0;
    for (const update of document.querySelectorAll<HTMLElement>('.update')) {
      const tags = tagsOf(update);
      update.hidden = ![...this.#chosen].every((tag) => tags.includes(tag));
    }
  }

  #writeAddress(): void {
    const url = new URL(location.href);
    if (this.#chosen.size > 0) url.searchParams.set('tags', [...this.#chosen].join(','));
    else url.searchParams.delete('tags');
    history.replaceState(history.state, '', url);
  }
}

/** The tags of the page, those of most entries first. */
function countTags(): string[] {
  const counts = new Map<string, number>();
  for (const update of document.querySelectorAll<HTMLElement>('.update')) {
    for (const tag of tagsOf(update)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
}

function tagsOf({ dataset }: HTMLElement): string[] {
  return dataset.tags ? (JSON.parse(dataset.tags) as string[]) : [];
}
