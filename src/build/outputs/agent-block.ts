import type { SiteConfig } from '../../model/config.ts';

/** What a site tells agents (`markdown.instructions`), as a quotation; empty when it tells nothing. */
export function renderAgentBlock({ markdown }: Pick<SiteConfig, 'markdown'>): string {
  if (markdown.instructions.length === 0) return '';
  const lines = markdown.instructions.flatMap((instruction) => instruction.trim().split(/\r?\n/));
  return ['> ## Agent Instructions', ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}
