import { type RefObject, useEffect, useRef } from 'react';

type Target = 'inside' | 'add';

const selectors: Readonly<Record<Target, string>> = {
  inside: '.playground-parts :is(input, select, textarea, button)',
  add: '.playground-add',
};

/** Takes the focus on after a button that takes itself away: who works by keyboard would stand on nothing. */
export function useFocusAfter<Place extends HTMLElement>(): {
  place: RefObject<Place | null>;
  focus: (target: Target) => void;
} {
  const place = useRef<Place>(null);
  const wanted = useRef<Target | null>(null);
  useEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    if (target) place.current?.querySelector<HTMLElement>(selectors[target])?.focus();
  });
  return { place, focus: (target) => void (wanted.current = target) };
}
