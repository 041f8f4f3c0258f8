/** The heading of the first level that a page begins with: the title, in pages of ours. */
export function takeTitle(text: string): { title: string | null; text: string } {
  const match =
    /^(\s*(?:(?:import|export)\b[^\n]*\n\s*)*)(?:#[ \t]+([^\n]+?)[ \t]*#*[ \t]*(?:\n|$)|([^\n#][^\n]*)\n=+[ \t]*(?:\n|$))/.exec(
      text,
    );
  if (!match) return { title: null, text };
  const [all, before = '', heading, underlined = ''] = match;
  const title = plain(heading ?? underlined);
  return title ? { title, text: before + text.slice(all.length).replace(/^\n+/, '\n') } : { title: null, text };
}

function plain(heading: string): string {
  return heading
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/:[a-z][\w-]+:\s*/g, '')
    .trim();
}
