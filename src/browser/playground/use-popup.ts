import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

export interface Popup {
  /** For the element around the button and what it opens. */
  place: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Closes it and gives the button the focus. */
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What a button opens inside of the playground's dialog; Escape closes it, and not the dialog. */
export function usePopup(): Popup {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return { place, isOpen, setOpen, close, onKeyDown };
}
