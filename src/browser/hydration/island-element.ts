/**
 * `<dw-island data-src data-name data-props>`: fetches its script when it comes into view and lets it take over.
 * This is all that a page with an island loads at first.
 */
class IslandElement extends HTMLElement {
  private observer: IntersectionObserver | null = null;
  private unmount: (() => void) | null = null;

  connectedCallback(): void {
    // An island inside a slot appears again when the island around it starts.
    if (this.hasAttribute('data-started')) return;
    const visible = [...this.children].filter((child) => child.localName !== 'template');
    if (visible.length === 0) return void this.start();
    // The island itself has no box.
    this.observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void this.start();
      },
      { rootMargin: '200px' },
    );
    for (const child of visible) this.observer.observe(child);
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
    // One that is only moved is back by the next task.
    setTimeout(() => !this.isConnected && this.unmount?.());
  }

  private async start(): Promise<void> {
    this.observer?.disconnect();
    this.setAttribute('data-started', '');
    const { mount } = (await import(/* @vite-ignore */ this.dataset['src']!)) as {
      mount: (element: HTMLElement) => Promise<{ unmount: () => void } | null>;
    };
    if (!this.isConnected) return;
    const root = await mount(this);
    this.unmount = () => root?.unmount();
  }
}

if (!customElements.get('dw-island')) customElements.define('dw-island', IslandElement);
