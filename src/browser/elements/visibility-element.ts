interface User {
  groups?: unknown;
}

/** Shows its content to readers of the right kind, once the page knows who reads. */
export class VisibilityElement extends HTMLElement {
  connectedCallback(): void {
    this.#apply((window as { mintlify?: { user?: User | null } }).mintlify?.user ?? null);
    addEventListener('mintlify:user', this);
  }

  disconnectedCallback(): void {
    removeEventListener('mintlify:user', this);
  }

  handleEvent(event: Event): void {
    this.#apply((event as CustomEvent<User | null>).detail);
  }

  #apply(user: User | null): void {
    this.hidden = !this.#isFor(user !== null && Object.keys(user).length > 0 ? user : null);
  }

  #isFor(user: User | null): boolean {
    if (this.dataset.for === 'signed-out') return user === null;
    if (user === null) return false;
    if (this.dataset.for === 'signed-in') return true;
    const groups = JSON.parse(this.dataset.groups ?? '[]') as string[];
    return Array.isArray(user.groups) && user.groups.some((group) => groups.includes(String(group)));
  }
}
