import type { Texts } from '../../base/languages/texts.ts';
import type { ContextualOption } from '../../model/config.ts';
import { buildActions } from './build-actions.ts';

/** What the menu's main button says: the title of its first option. */
export function mainActionTitle(option: ContextualOption, texts: Texts['shell']): string {
  if (option.kind === 'custom') return option.title;
  const facts = { url: '', markdown: '', path: '', siteName: '', mcp: '', specification: '', hasAssistant: true };
  return buildActions([option.name], facts, texts)[0]?.title ?? texts.actions.copy.title;
}
