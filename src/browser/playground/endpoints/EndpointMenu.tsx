import { useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { usePlayground } from '../playground-context.tsx';
import { usePopup } from '../use-popup.ts';
import type { EndpointLink } from './load-endpoints.ts';

const EndpointList = lazyPart(async () => (await import('./EndpointList.tsx')).EndpointList);

/** A button that opens a list of the other endpoints, to go on with one of them. */
export function EndpointMenu() {
  const { texts } = usePlayground();
  const { place, isOpen, setOpen, close, onKeyDown } = usePopup();
  const [endpoints, setEndpoints] = useState<EndpointLink[] | null>(null);
  useEffect(() => {
    if (isOpen && !endpoints)
      void import('./load-endpoints.ts').then(({ loadEndpoints }) => loadEndpoints()).then(setEndpoints);
  }, [isOpen, endpoints]);
  return (
    <div
      ref={place}
      className="playground-endpoints"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget && !place.current?.contains(relatedTarget) && setOpen(false)}
    >
      <button
        id="endpoints-menu-trigger"
        type="button"
        className="icon-button"
        data-icon="endpoints"
        aria-label={texts.endpoints}
        title={texts.endpoints}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen ? (
        <div role="dialog" aria-label={texts.endpoints} aria-busy={!endpoints}>
          <EndpointList endpoints={endpoints ?? []} />
        </div>
      ) : null}
    </div>
  );
}
