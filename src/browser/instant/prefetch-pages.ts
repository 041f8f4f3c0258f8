import type { TakePage } from './create-page-source.ts';
import { wantedLink } from './wanted-link.ts';

/** Milliseconds for which a pointer rests on a link that is meant. */
const rest = 40;

/** Fetches the page that a reader is about to open: behind a link that is pointed at, touched or focused. */
export function prefetchPages(take: TakePage): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = ({ target, type }: Event): void => {
    clearTimeout(timer);
    const link = wantedLink(target);
    if (link) timer = setTimeout(take, type === 'pointerover' ? rest : 0, link.href);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, notice);
  if (matchMedia('(hover: none)').matches)
    void import('./prefetch-in-sight.ts').then((part) => part.prefetchInSight(take));
}
