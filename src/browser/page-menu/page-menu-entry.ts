/** One entry of a page's menu on its way to the browser: a built-in name, or what the site wrote itself. */
export type PageMenuEntry = string | [title: string, description: string, href: string, icon: string];

/** The way back from `encodePageMenu`. */
export function parsePageMenu(encoded: string): PageMenuEntry[] {
  return encoded.startsWith('[') ? (JSON.parse(encoded) as PageMenuEntry[]) : encoded.split(' ');
}
