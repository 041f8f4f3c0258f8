/** Star and member counts come after everything else, and only on pages that show them. */
export function startCounts(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-count]');
  if (links.length === 0) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void import('./show-counts.ts').then((part) => part.showCounts([...links])));
}
