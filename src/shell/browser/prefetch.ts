/** Fetches the page a reader is about to open: by the browser's own rules where it has them, else when the pointer rests on a link. */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.textContent = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
    document.head.append(script);
    return;
  }
  const seen = new Set([location.pathname]);
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  });
}
