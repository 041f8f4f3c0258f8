import { decodeText } from '../../base/paths/decode-text.ts';

export interface ListedPage {
  title: string;
  /** Address without `.md`. */
  href: string;
}

/** The pages that an `llms.txt` lists. */
export function parsePageList(text: string): ListedPage[] {
  return [...text.matchAll(/^- \[((?:\\.|[^\]\\\n])+)\]\(([^)\s]+)\.md\)/gm)].map(([, title, href]) => ({
    title: title!.replace(/\\([!-/:-@[-`{-~])/g, '$1'),
    href: href!.replace(/\/index$/, '/'),
  }));
}

/** Addresses of the lists that an `llms.txt` names for the languages and versions that `path` has the name of. */
export function findEditionLists(path: string, text: string): string[] {
  const folders = splitWords(path);
  return [...text.matchAll(/^- \[.+\]\(([^)\s]*\/_llms\/([^)\s/]+)\.txt)\)$/gm)]
    .filter(([, , name]) => {
      const words = splitWords(decodeText(name!));
      return words.length > 0 && words.every((word) => folders.includes(word));
    })
    .map(([, href]) => href!);
}

/** The listed pages whose address is most like `path`, best first. Pages with nothing in common are left out. */
export function suggestPages(path: string, pages: ListedPage[], limit = 5): ListedPage[] {
  const wanted = splitWords(path);
  const found = pages
    .map((page) => ({ page, score: scorePath(wanted, page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
  const titles = found.map(({ title }) => title);
  return found.map(({ title, href }, index) => {
    const isAlone = titles.every((other, at) => at === index || other !== title);
    return { title: isAlone ? title : `${title} (${decodeText(pathOf(href))})`, href };
  });
}

function pathOf(href: string): string {
  return href.replace(/^[a-z]+:\/\/[^/]+/i, '');
}

/** The last words of an address say most about the page. */
function scorePath(wanted: string[], { href, title }: ListedPage): number {
  const path = splitWords(pathOf(href));
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
