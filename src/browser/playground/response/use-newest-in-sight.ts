import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the end at which a reader still follows what comes. */
const nearEnd = 40;

/** Keeps the newest of a list in sight as it grows, but for a reader who scrolled up and reads there. */
export function useNewestInSight(list: RefObject<HTMLElement | null>, newest: unknown) {
  const isFollowed = useRef(true);
  useEffect(() => {
    if (list.current && isFollowed.current) list.current.scrollTop = list.current.scrollHeight;
  }, [list, newest]);
  return () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    isFollowed.current = scrollHeight - scrollTop - clientHeight < nearEnd;
  };
}
