import { remember } from '../support/remember.ts';

const property = '--dw-sidebar-width';
/** A press of an arrow key, in percent of the theme's width. */
const step = 5;

/**
 * The edge between the list of pages and the text: dragged by a pointer or moved by keys (WAI-ARIA Authoring Practices,
 * "Window Splitter"), within the bounds that it names in percent of the theme's own width. A double click and Enter
 * give that one back. `start-mode.js` restores the width before the first paint.
 */
export function resizeSidebar(edge: HTMLElement): void {
  const root = document.documentElement;
  const isBackward = (): boolean => getComputedStyle(edge).direction === 'rtl';
  const least = Number(edge.ariaValueMin);
  const most = Number(edge.ariaValueMax);
  const own = readOwnWidth(root);

  const show = (): void => {
    const rem = Number.parseFloat(getComputedStyle(root).getPropertyValue(property));
    edge.ariaValueNow = String(Math.round((rem / own) * 100));
  };
  const resize = (percent: number): void => {
    const width = (own * Math.min(Math.max(percent, least), most)) / 100;
    root.style.setProperty(property, `${width.toFixed(2)}rem`);
    show();
  };
  const keep = (): void => remember('sidebar', root.style.getPropertyValue(property) || null);
  const reset = (): void => {
    root.style.removeProperty(property);
    show();
    keep();
  };

  edge.onpointerdown = (event) => {
    if (event.button) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const from = Number(edge.ariaValueNow);
    const unit = Number.parseFloat(getComputedStyle(root).fontSize) * own * (isBackward() ? -1 : 1);
    edge.onpointermove = ({ clientX }) => resize(from + ((clientX - event.clientX) / unit) * 100);
    edge.onlostpointercapture = () => {
      edge.onpointermove = null;
      keep();
    };
  };
  edge.ondblclick = reset;
  edge.onkeydown = (event) => {
    const now = Number(edge.ariaValueNow);
    const forward = isBackward() ? -step : step;
    const next = { ArrowRight: now + forward, ArrowLeft: now - forward, Home: least, End: most }[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) return reset();
    resize(next);
    keep();
  };
  show();
}

/** The theme's width in `rem`. */
function readOwnWidth({ style }: HTMLElement): number {
  const chosen = style.getPropertyValue(property);
  style.removeProperty(property);
  const own = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property));
  if (chosen) style.setProperty(property, chosen);
  return own;
}
