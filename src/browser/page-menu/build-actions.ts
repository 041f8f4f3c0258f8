import type { Texts } from '../../base/languages/texts.ts';
import { chats } from './chats.ts';
import { editors } from './editors.ts';
import type { PageMenuEntry } from './page-menu-entry.ts';

/** One thing to do with the page. */
export interface PageAction {
  title: string;
  text: string;
  /** Name of a sign of ours, or markup of the site's own. */
  icon: string;
  effect: ActionEffect;
}

export type ActionEffect =
  | { kind: 'open'; href: string }
  /** An address with `$page`, into which the page's Markdown goes. */
  | { kind: 'open-with-page'; href: string }
  | { kind: 'copy'; text: string }
  | { kind: 'copy-page' }
  | { kind: 'print' }
  | { kind: 'assistant' };

export interface PageFacts {
  /** Address of the page and of its Markdown, complete. */
  url: string;
  markdown: string;
  /** Path of the page, for `$path`. */
  path: string;
  siteName: string;
  /** Address of the MCP server, or `null` where the site has no service. */
  mcp: string | null;
  /** Address of the API description behind the page, or `null`. */
  specification: string | null;
  hasAssistant: boolean;
}

/** What a page's menu offers, in order; entries that this page or site has nothing for are left out. */
export function buildActions(entries: PageMenuEntry[], facts: PageFacts, texts: Texts['shell']): PageAction[] {
  return entries.flatMap((entry) => {
    const action = typeof entry === 'string' ? buildBuiltin(entry, facts, texts) : buildOwn(entry, facts);
    return action === null ? [] : [action];
  });
}

function buildBuiltin(name: string, facts: PageFacts, texts: Texts['shell']): PageAction | null {
  const { actions } = texts;
  if (Object.hasOwn(chats, name)) return buildChat(name, facts, texts);
  if (Object.hasOwn(editors, name)) return buildEditor(name, facts, texts);
  switch (name) {
    case 'copy':
      return { ...actions.copy, icon: 'copy', effect: { kind: 'copy-page' } };
    case 'view':
      return { ...actions.view, icon: 'markdown', effect: { kind: 'open', href: facts.markdown } };
    case 'download-pdf':
      return { ...actions.downloadPdf, icon: 'pdf', effect: { kind: 'print' } };
    case 'assistant':
      return facts.hasAssistant ? { ...actions.assistant, icon: 'assistant', effect: { kind: 'assistant' } } : null;
    case 'download-spec':
      return facts.specification === null
        ? null
        : { ...actions.downloadSpec, icon: 'download', effect: { kind: 'open', href: facts.specification } };
    case 'mcp':
      return facts.mcp === null
        ? null
        : { ...actions.copyServer, icon: 'mcp', effect: { kind: 'copy', text: facts.mcp } };
    case 'add-mcp':
      return facts.mcp === null
        ? null
        : { ...actions.copyCommand, icon: 'terminal', effect: { kind: 'copy', text: `npx add-mcp ${facts.mcp}` } };
    default:
      return null;
  }
}

function buildChat(name: string, { markdown }: PageFacts, { actions, chatPrompt }: Texts['shell']): PageAction {
  const { label, ask } = chats[name]!;
  const href = ask + encodeURIComponent(fill(chatPrompt, { url: markdown }));
  return { ...named(actions.chat, label), icon: name, effect: { kind: 'open', href } };
}

function buildEditor(name: string, { mcp, siteName }: PageFacts, { actions }: Texts['shell']): PageAction | null {
  if (mcp === null) return null;
  const { label, install } = editors[name]!;
  return {
    ...named(actions.install, label),
    icon: name,
    effect: { kind: 'open', href: install({ name: siteName, url: mcp }) },
  };
}

function buildOwn([title, text, template, icon]: Exclude<PageMenuEntry, string>, { path, mcp }: PageFacts): PageAction {
  const values = { path, mcp: mcp ?? '' };
  const href = template.replace(/(\/?)\$(path|mcp)/g, (_, slash: string, name: keyof typeof values, at: number) =>
    /[?#]/.test(template.slice(0, at)) ? slash + encodeURIComponent(values[name]) : joinPath(slash, values[name]),
  );
  const effect: ActionEffect = href.includes('$page') ? { kind: 'open-with-page', href } : { kind: 'open', href };
  return { title, text, icon, effect };
}

/** A value that stands in the path of an address goes on with that path. */
function joinPath(slash: string, value: string): string {
  const path = encodeURIComponent(value).replace(/%(?:2F|3A)/g, decodeURIComponent);
  return slash + path.replace(/^\/+/, slash === '' ? '/' : '');
}

type ActionText = Texts['shell']['actions']['chat'];

function named({ title, text }: ActionText, name: string): ActionText {
  return { title: fill(title, { name }), text: fill(text, { name }) };
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
