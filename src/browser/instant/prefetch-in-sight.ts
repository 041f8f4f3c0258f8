import type { TakePage } from './create-page-source.ts';
import { wantedLink } from './wanted-link.ts';

const most = 12;

/** Fetches the pages behind the first links that come into sight on each page, where nothing can point at a link. */
export function prefetchInSight(take: TakePage): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  let left = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting ? wantedLink(target) : null;
      if (link && left-- > 0) void take(link.href);
    }
  });
  const watch = (): void => {
    observer.disconnect();
    left = most;
    for (const link of document.querySelectorAll('main a, #sidebar a')) observer.observe(link);
  };
  addEventListener('docwright:page', watch);
  watch();
}
