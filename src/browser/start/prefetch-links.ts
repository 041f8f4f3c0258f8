/** Fetches a page of the site when the pointer comes to rest on a link to it. */
export function prefetchLinks(): void {
  const seen = new Set([location.pathname]);
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname) || link.relList.contains('nofollow'))
      return;
    seen.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  });
}
