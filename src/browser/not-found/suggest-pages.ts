export interface ListedPage {
  title: string;
  /** Address without `.md`. */
  href: string;
}

/** The pages that an `llms.txt` lists. */
export function parsePageList(text: string): ListedPage[] {
  return [...text.matchAll(/^- \[([^\]\n]+)\]\(([^)\s]+)\.md\)/gm)].map(([, title, href]) => ({
    title: title!,
    href: href!.replace(/\/index$/, '/'),
  }));
}

/** The listed pages whose address is most like `path`, best first. Pages with nothing in common are left out. */
export function suggestPages(path: string, pages: ListedPage[], limit = 5): ListedPage[] {
  const wanted = splitWords(path);
  return pages
    .map((page) => ({ page, score: scorePath(wanted, page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** The last words of an address say most about the page. */
function scorePath(wanted: string[], { href, title }: ListedPage): number {
  const path = splitWords(href.replace(/^[a-z]+:\/\/[^/]+/i, ''));
  const others = new Set([...path, ...splitWords(title)]);
  let score = 0;
  wanted.forEach((word, index) => {
    const weight = 1 + index / wanted.length;
    if (others.has(word)) score += weight;
    else if ([...others].some((other) => isNear(word, other))) score += weight / 2;
  });
  return score / (1 + Math.abs(path.length - wanted.length) / 8);
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, 24);
}

/** One begins as the other does, for at least four letters and most of their length. */
function isNear(word: string, other: string): boolean {
  let shared = 0;
  while (shared < word.length && word[shared] === other[shared]) shared++;
  return shared >= 4 && shared >= Math.max(word.length, other.length) * 0.6;
}
