import { speculationRules } from './speculation-rules.ts';

/** Fetches the page a reader is about to open: by the browser's own rules where it has them, else by ours. */
export function startPrefetch(): void {
  if (!HTMLScriptElement.supports?.('speculationrules'))
    return void import('./prefetch-links.ts').then((part) => part.prefetchLinks());
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
