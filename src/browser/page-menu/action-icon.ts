import aistudio from '@lobehub/icons-static-svg/icons/aistudio.svg?raw';
import claude from '@lobehub/icons-static-svg/icons/claude.svg?raw';
import cursor from '@lobehub/icons-static-svg/icons/cursor.svg?raw';
import devin from '@lobehub/icons-static-svg/icons/devin.svg?raw';
import grok from '@lobehub/icons-static-svg/icons/grok.svg?raw';
import chatgpt from '@lobehub/icons-static-svg/icons/openai.svg?raw';
import perplexity from '@lobehub/icons-static-svg/icons/perplexity.svg?raw';
import vscode from '@tabler/icons/icons/outline/brand-vscode.svg?raw';
import copy from '@tabler/icons/icons/outline/copy.svg?raw';
import download from '@tabler/icons/icons/outline/file-download.svg?raw';
import pdf from '@tabler/icons/icons/outline/file-type-pdf.svg?raw';
import link from '@tabler/icons/icons/outline/link.svg?raw';
import markdown from '@tabler/icons/icons/outline/markdown.svg?raw';
import mcp from '@tabler/icons/icons/outline/mcp.svg?raw';
import assistant from '@tabler/icons/icons/outline/sparkles.svg?raw';
import terminal from '@tabler/icons/icons/outline/terminal-2.svg?raw';

const icons: Readonly<Record<string, string>> = {
  aistudio,
  assistant,
  chatgpt,
  claude,
  copy,
  cursor,
  devin,
  download,
  grok,
  markdown,
  mcp,
  pdf,
  perplexity,
  terminal,
  vscode,
};

/** Markup of an action's sign: one of ours by its name, markup as it is, or a link's. */
export function actionIcon(icon: string): string {
  if (icon.startsWith('<')) return icon;
  // The name stands beside the sign; a title in it would be read out too.
  return (Object.hasOwn(icons, icon) ? icons[icon]! : link).replace(/<title>.*?<\/title>/, '');
}
