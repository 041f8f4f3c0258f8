import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText } from '../../shared/json-schema/untrusted-value.ts';

/** What an object of a description says of itself: its summary, then its description, each once. Markdown. */
export function readTexts(tree: UntrustedTree | null): string {
  const texts = [asText(tree?.summary).trim(), asText(tree?.description).trim()];
  const [summary, description] = texts as [string, string];
  return description.startsWith(summary) ? description : texts.filter(Boolean).join('\n\n');
}
