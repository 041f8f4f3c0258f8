const smallest = 0.3;
const largest = 6;

export interface PanZoom {
  zoomBy: (factor: number) => void;
  reset: () => void;
}

/** Lets readers drag `content` within `frame` and zoom it, by pinching or with the control key and the wheel. */
export function panZoom(frame: HTMLElement, content: HTMLElement | SVGElement): PanZoom {
  let [x, y, scale] = [0, 0, 1];
  const apply = (): void => {
    content.style.transform = x === 0 && y === 0 && scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    frame.toggleAttribute('data-moved', content.style.transform !== '');
  };
  const zoomAt = (factor: number, point: { x: number; y: number }): void => {
    const next = Math.min(largest, Math.max(smallest, scale * factor));
    x = point.x - ((point.x - x) * next) / scale;
    y = point.y - ((point.y - y) * next) / scale;
    scale = next;
    apply();
  };
  /** Counted from the middle of the frame, where the transformation starts. */
  const pointOf = ({ clientX, clientY }: MouseEvent): { x: number; y: number } => {
    const box = frame.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !document.fullscreenElement) return;
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 200), pointOf(event));
    },
    { passive: false },
  );
  frame.addEventListener('pointerdown', (event) => {
    if (
      event.button !== 0 ||
      (event.target as Element).closest('a, button') ||
      (event.pointerType === 'touch' && scale === 1)
    )
      return;
    frame.setPointerCapture(event.pointerId);
    frame.dataset.dragging = '';
  });
  frame.addEventListener('pointermove', (event) => {
    if (!('dragging' in frame.dataset)) return;
    x += event.movementX;
    y += event.movementY;
    apply();
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    frame.addEventListener(end, () => delete frame.dataset.dragging);
  return {
    zoomBy: (factor) => zoomAt(factor, { x: 0, y: 0 }),
    reset: () => {
      [x, y, scale] = [0, 0, 1];
      apply();
    },
  };
}
