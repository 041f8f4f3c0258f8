import { addSheet } from '../support/add-sheet.ts';
import sheet from './footnotes.css?url';
import { placePopup } from './place-popup.ts';

/**
 * Shows a footnote beside its number while a reader points at it or has come to it by keyboard; a tap shows it in the
 * place of the way to it. Escape and whatever happens elsewhere close it.
 */
export function startFootnotes(): void {
  if (document.querySelector('.footnote-popup')) return;
  void addSheet(sheet);
  const popup = document.createElement('div');
  popup.className = 'footnote-popup';
  popup.popover = 'manual';
  document.body.append(popup);
  const follow = ({ target }: Event): void => {
    if (!(target instanceof Element) || popup.contains(target)) return;
    const number = target.closest<HTMLAnchorElement>('[data-footnote-ref]');
    // Its id is percent-encoded as the way to it.
    const text = number && document.getElementById(number.hash.slice(1));
    if (!text) return popup.hidePopover();
    popup.replaceChildren(...copyOf(text));
    popup.showPopover();
    placePopup(popup, number);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow);
  document.addEventListener('click', (event) => {
    const isNumber = event.target instanceof Element && event.target.closest('[data-footnote-ref]') !== null;
    if (isNumber && (event as PointerEvent).pointerType === 'touch') event.preventDefault();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && popup.hidePopover());
  addEventListener('scroll', () => popup.hidePopover(), { passive: true });
}

/** What the note says, without the ways back and without ids, which would stand twice. */
function copyOf(text: Element): Node[] {
  const copy = text.cloneNode(true) as Element;
  for (const back of copy.querySelectorAll('[data-footnote-backref]')) back.remove();
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return [...copy.childNodes];
}
