import { type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '../../support/is-composing.ts';
import { usePlayground } from '../playground-context.tsx';
import { findEndpoints } from './find-endpoints.ts';
import type { EndpointLink } from './load-endpoints.ts';

/** More are found by typing. */
const shownAtOnce = 100;

/**
 * Endpoints as links to their open playgrounds, with a field to search them. Arrow keys move between field and links.
 */
export function EndpointList({ endpoints }: { endpoints: readonly EndpointLink[] }) {
  const { texts } = usePlayground();
  const [query, setQuery] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const found = findEndpoints(endpoints, query).slice(0, shownAtOnce);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const stops = [...place.current!.querySelectorAll<HTMLElement>('input, a')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = stops.indexOf(event.target as HTMLElement);
    if (event.key === 'Enter' && current === 0) stops[1]?.click();
    else if (step !== undefined) stops[(current + step + stops.length) % stops.length]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={place} onKeyDown={onKeyDown}>
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the reader has just opened this list to search it
        autoFocus
        autoComplete="off"
        className="playground-control"
        placeholder={texts.findEndpoint}
        aria-label={texts.findEndpoint}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul>
        {found.map(({ method, label, href, group }) => (
          <li key={href}>
            <a href={`${href}?playground=open`} aria-current={isHere(href) ? 'page' : undefined}>
              <span className="method-nav-pill" data-method={method.toLowerCase()}>
                {method}
              </span>
              <span>{label}</span>
              <small>{group}</small>
            </a>
          </li>
        ))}
      </ul>
      {found.length === 0 && query !== '' ? <p>{texts.noEndpoint}</p> : null}
    </div>
  );
}

function isHere(href: string): boolean {
  return new URL(href, location.href).pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '');
}
