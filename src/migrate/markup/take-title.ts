import { plainHeading, withoutClosingSigns } from './plain-heading.ts';

/** The heading of the first level that a page begins with, comments and imports aside: the title, in pages of ours. */
export function takeTitle(text: string): { title: string | null; written: string; text: string } {
  const match =
    /^(\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*|\{\/\*(?:(?!\*\/)[\s\S])*\*\/\}\s*|export\b[^\n]*[{([]\n(?:(?![})\]]|import\b|export\b)[^\n]*\n)*[})\]][^\n]*\n\s*|(?:import|export)\b[^\n]*\n(?:(?!#|import\b|export\b|[ \t]*\n)[^\n]+\n)*\s*)*)(?:#[ \t]+([^\n]+)(?:\n|$)|([^\s#][^\n]*)\n=+[ \t]*(?:\n|$)|<h1\b[^<>]*>\s*([^<>{}]+?)\s*<\/h1>[ \t]*(?:\n|$))/.exec(
      text,
    );
  const none = { title: null, written: '', text };
  if (!match) return none;
  const [all, before = '', heading, underlined, element = ''] = match;
  const written = (heading && withoutClosingSigns(heading)) ?? underlined ?? element.replace(/\s+/g, ' ');
  const title = plainHeading(written);
  return title
    ? { title, written, text: before + text.slice(all.length).replace(/^\n+/, before === '' ? '\n' : '') }
    : none;
}
