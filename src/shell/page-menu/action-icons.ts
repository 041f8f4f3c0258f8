import assistant from '@tabler/icons/outline/sparkles.svg?raw';
import chat from '@tabler/icons/outline/message-chatbot.svg?raw';
import copy from '@tabler/icons/outline/copy.svg?raw';
import download from '@tabler/icons/outline/file-download.svg?raw';
import link from '@tabler/icons/outline/link.svg?raw';
import markdown from '@tabler/icons/outline/markdown.svg?raw';
import mcp from '@tabler/icons/outline/mcp.svg?raw';
import pdf from '@tabler/icons/outline/file-type-pdf.svg?raw';
import plug from '@tabler/icons/outline/plug-connected.svg?raw';
import terminal from '@tabler/icons/outline/terminal-2.svg?raw';
import vscode from '@tabler/icons/outline/brand-vscode.svg?raw';
import chatgpt from '@fortawesome/fontawesome-free/svgs/brands/openai.svg?raw';
import claude from '@fortawesome/fontawesome-free/svgs/brands/claude.svg?raw';

const icons: Readonly<Record<string, string>> = {
  assistant,
  chatgpt,
  claude,
  copy,
  download,
  markdown,
  mcp,
  pdf,
  terminal,
  vscode,
  cursor: plug,
  perplexity: chat,
  grok: chat,
  aistudio: chat,
  devin: chat,
};

/** Markup of an action's sign: one of ours by its name, markup as it is, or a link's. */
export function actionIcon(icon: string): string {
  if (icon.startsWith('<')) return icon;
  return Object.hasOwn(icons, icon) ? icons[icon]! : link;
}
