/** Where the links of a quoted passage lead. */
export interface LinkPlaces {
  /** What the site's links begin with for the reader: its base path, with the origin for readers elsewhere. */
  root: string;
  /** Address of the quoted page for the reader. */
  page: string;
}

/** Makes links of a page lead to the site wherever the answer is read; code is left as it is. */
export function rebaseLinks(markdown: string, { root, page }: LinkPlaces): string {
  return markdown.replace(
    /(`+)[\s\S]*?\1|\]\(\s*<?([^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)*)>?([^()]*)\)/g,
    (all, ticks: string | undefined, address: string, title: string) =>
      ticks === undefined ? `](${rebase(address, { root, page })}${title.trimEnd()})` : all,
  );
}

function rebase(address: string, { root, page }: LinkPlaces): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  const bare = page.replace(/#.*$/, '');
  if (address.startsWith('#')) return bare + address;
  if (!address.startsWith('/')) return resolveRelative(address, bare);
  const base = URL.canParse(root) ? new URL(root).pathname.replace(/\/$/, '') : root;
  const below =
    base !== '' && (address === base || address.startsWith(`${base}/`)) ? address.slice(base.length) : address;
  return `${root}${below}`;
}

const nowhere = 'http://site.invalid';

/** As a browser would on the page. */
function resolveRelative(address: string, page: string): string {
  const from = URL.canParse(page) ? page : URL.canParse(page, nowhere) ? new URL(page, nowhere).href : '';
  if (from === '' || !URL.canParse(address, from)) return address;
  const { href } = new URL(address, from);
  return href.startsWith(`${nowhere}/`) ? href.slice(nowhere.length) : href;
}
