/** Fetches the page a reader is about to open: by the browser's own rules where it has them, else by ours. */
export function startPrefetch(): void {
  if (!HTMLScriptElement.supports?.('speculationrules'))
    return void import('./prefetch-links.ts').then(({ prefetchLinks }) => prefetchLinks());
  const script = document.createElement('script');
  script.type = 'speculationrules';
  // Links that do something, such as signing out, are marked `nofollow`.
  script.textContent =
    '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"selector_matches":"[rel~=nofollow]"}}]},"eagerness":"moderate"}]}';
  document.head.append(script);
}
