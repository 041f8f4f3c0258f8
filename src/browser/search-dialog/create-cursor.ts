import { isComposing } from '../support/is-composing.ts';

/** Which option Enter opens. The focus stays in the input; the option is named by `aria-activedescendant`. */
export interface Cursor {
  /**
   * Takes the options as they are drawn now; the first one becomes active unless the reader had moved to one that is
   * still there.
   */
  reset: () => void;
  /** Handles a key of the list; gives whether it was one. */
  press: (event: KeyboardEvent) => boolean;
  /** Acts on the active option as a click with these keys would. */
  enter: (keys: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => void;
  /** Forgets the earlier query that the reader has come to by keys. */
  forget: () => void;
  /** Whether the reader has chosen an option with the keys, which is not to be taken away again. */
  hasMoved: () => boolean;
}

const PAGE_STEP = 5;

export function createCursor(input: HTMLInputElement, list: HTMLElement): Cursor {
  let options: HTMLElement[] = [];
  let place = -1;
  /** Before the reader moves, Home and End belong to the text of the input. */
  let moved = false;

  const activate = (next: number, scroll: boolean): void => {
    options[place]?.setAttribute('aria-selected', 'false');
    place = next;
    const option = options[place];
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    if (scroll) option?.scrollIntoView({ block: 'nearest' });
  };

  const reset = (): void => {
    const key = moved ? options[place]?.dataset.key : undefined;
    options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
    options.forEach((option, index) => {
      option.id = `search-option-${index}`;
      option.dataset.key ??= option.getAttribute('href') ?? option.textContent ?? '';
    });
    const kept = key === undefined ? -1 : options.findIndex((option) => option.dataset.key === key);
    moved = kept >= 0;
    input.setAttribute('aria-expanded', String(options.length > 0));
    place = -1;
    activate(kept >= 0 ? kept : options.length > 0 ? 0 : -1, false);
  };

  list.addEventListener('pointermove', ({ target, movementX, movementY }) => {
    if (movementX === 0 && movementY === 0) return;
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    const index = option ? options.indexOf(option) : -1;
    if (index >= 0 && index !== place) activate(index, false);
  });

  const press = (event: KeyboardEvent): boolean => {
    const next = targetOf(event.key, { place, count: options.length, moved });
    if (next === null || isComposing(event) || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey)
      return false;
    moved = true;
    activate(next, true);
    event.preventDefault();
    return true;
  };

  const enter: Cursor['enter'] = ({ ctrlKey, metaKey, shiftKey }) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    options[place]?.dispatchEvent(click);
  };

  const forget = (): void => {
    if (moved) options[place]?.querySelector<HTMLElement>('[data-forget]')?.click();
  };

  return { reset, press, enter, forget, hasMoved: () => moved };
}

function targetOf(
  key: string,
  { place, count, moved }: { place: number; count: number; moved: boolean },
): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, place + PAGE_STEP);
  if (key === 'PageUp') return Math.max(0, place - PAGE_STEP);
  if (!moved) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
