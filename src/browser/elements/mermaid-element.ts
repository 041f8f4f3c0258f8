import mermaid from 'mermaid';
import { mermaidLook } from './mermaid-look.ts';
import { type PanZoom, panZoom } from './pan-zoom.ts';

interface Texts {
  zoomIn: string;
  zoomOut: string;
  reset: string;
  fullscreen: string;
  diagram: string;
}

/** Diagrams lower than this need no controls unless the author asks for them. */
const lowest = 120;

/** Draws the diagram whose source it holds, when it comes near the window, and again when the colour mode changes. */
export class MermaidElement extends HTMLElement {
  #source = '';
  #drawings = 0;
  #near = new IntersectionObserver((entries) => this.#meet(entries), { rootMargin: '600px' });
  #mode = new MutationObserver(() => void this.#draw());

  connectedCallback(): void {
    this.#source ||= this.querySelector('.mermaid-source')?.textContent ?? '';
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#near.disconnect();
    this.#mode.disconnect();
  }

  #meet(entries: IntersectionObserverEntry[]): void {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    this.#near.disconnect();
    this.#mode.observe(document.documentElement, { attributeFilter: ['class'] });
    void this.#draw();
  }

  async #draw(): Promise<void> {
    const drawing = ++this.#drawings;
    try {
      mermaid.initialize(mermaidLook(this));
      const { svg } = await mermaid.render(`dw-diagram-${Math.random().toString(36).slice(2)}`, this.#source);
      if (drawing === this.#drawings) this.#show(svg);
    } catch (error) {
      this.dataset.failed = '';
      this.title = error instanceof Error ? error.message : String(error);
    }
  }

  #show(svg: string): void {
    const frame = document.createElement('div');
    frame.className = 'mermaid-frame';
    frame.innerHTML = svg;
    const picture = frame.querySelector('svg')!;
    picture.role = 'img';
    picture.ariaLabel = picture.querySelector('title')?.textContent ?? this.#texts.diagram;
    this.replaceChildren(frame);
    const control = panZoom(frame, picture);
    if (this.#hasControls(frame)) this.append(this.#controls(control));
    this.dataset.ready = '';
  }

  get #texts(): Texts {
    return JSON.parse(this.dataset.texts ?? '{}') as Texts;
  }

  #hasControls(frame: HTMLElement): boolean {
    const { actions } = this.dataset;
    return actions === undefined ? frame.clientHeight > lowest : actions === 'true';
  }

  #controls({ zoomBy, reset }: PanZoom): HTMLElement {
    const bar = document.createElement('div');
    bar.className = 'mermaid-controls';
    bar.dataset.componentName = 'mermaid-controls-wrapper';
    bar.dataset.placement = this.dataset.placement ?? 'bottom-right';
    const { zoomIn, zoomOut, reset: resetLabel, fullscreen } = this.#texts;
    bar.append(
      button('zoom-out', zoomOut, () => zoomBy(1 / 1.3)),
      button('reset', resetLabel, reset),
      button('zoom-in', zoomIn, () => zoomBy(1.3)),
    );
    if (document.fullscreenEnabled) {
      bar.append(
        button(
          'fullscreen',
          fullscreen,
          () => void (document.fullscreenElement ? document.exitFullscreen() : this.requestFullscreen()),
        ),
      );
    }
    return bar;
  }
}

function button(action: string, label: string, act: () => void): HTMLButtonElement {
  const control = document.createElement('button');
  control.type = 'button';
  control.dataset.action = action;
  control.ariaLabel = label;
  control.title = label;
  control.onclick = act;
  return control;
}
