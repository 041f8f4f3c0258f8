import { decodeText } from '../../base/paths/decode-text.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { markOf } from './create-address-finder.ts';
import type { AskAddress } from './create-asker.ts';
import { matchesWildcard } from './matches-wildcard.ts';

/** Addresses that stand for something else, or for the reader's own machine. */
const notAsked =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.|\[)|(?:^|\.)(?:example\.(?:com|org|net)|test|invalid|localhost|local|internal)$/;

/** Links to other sites that do not answer, or answer that there is nothing. */
export async function checkExternal(input: CheckInput, ask: AskAddress): Promise<CheckFinding[]> {
  const pages = new Map<string, Set<CheckInput['pages'][number]>>();
  for (const built of input.pages)
    for (const { href } of built.references) {
      const target = input.targets.resolve(href, built.page.route);
      if (target.kind !== 'external' || !isAsked(target.url, input)) continue;
      const url = withoutFragment(target.url);
      pages.set(url, (pages.get(url) ?? new Set()).add(built));
    }
  const answers = await Promise.all([...pages.keys()].map(async (url) => [url, await ask(url)] as const));
  return answers.flatMap(([url, fault]) => {
    if (fault === null) return [];
    const leads = (href: string): boolean => URL.canParse(href) && withoutFragment(new URL(href).href) === url;
    return [...pages.get(url)!].flatMap(({ page }) =>
      input
        .place(page, { leads, mark: markOf({ route: decodeText(new URL(url).pathname), hash: '' }) })
        .map(({ text: _, ...place }) => ({
          ...place,
          code: 'dead-external-link' as const,
          message: `${url} ${fault}`,
          hint: 'If it is correct, add it to `check.external.except` in docs.json',
        })),
    );
  });
}

function isAsked(url: string, { site }: CheckInput): boolean {
  const { hostname } = new URL(url);
  if (notAsked.test(hostname)) return false;
  return !site.config.check.external.except.some((pattern) => matchesWildcard(pattern, url));
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}
