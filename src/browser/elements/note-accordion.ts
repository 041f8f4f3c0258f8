import { decodeText } from '../../base/paths/decode-text.ts';

/** Puts an accordion that a reader opens into the address, and takes the one that is closed out of it. */
export function noteAccordion({ dataset, id }: HTMLDetailsElement, isOpen: boolean): void {
  const hash = `#${dataset.hash ?? id}`;
  if (isOpen) history.replaceState(history.state, '', hash);
  else if (decodeText(location.hash) === hash)
    history.replaceState(history.state, '', location.pathname + location.search);
}
