import type { ApiFact } from './api-facts.ts';

/** Facts as a Markdown list. */
export function renderFacts(facts: readonly ApiFact[]): string {
  return facts
    .map(({ label, text, href, isCode }) => {
      const shown = isCode ? `\`${text.replaceAll('`', '')}\`` : text.replace(/[[\]\\]/g, '\\$&');
      return `- ${label}: ${href === null ? shown : `[${shown}](<${href.replace(/[<>\s]/g, encodeURIComponent)}>)`}`;
    })
    .join('\n');
}
