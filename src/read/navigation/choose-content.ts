import type { NavElementConfig, NavigationConfig } from '../../model/config.ts';
import type { NavigationDraft } from './navigation-draft.ts';

/** The lists that a navigation element can hold. */
export type ContentKey =
  | 'products'
  | 'languages'
  | 'versions'
  | 'tabs'
  | 'dropdowns'
  | 'anchors'
  | 'groups'
  | 'pages'
  | 'menu';

const atRoot: readonly ContentKey[] = [
  'products',
  'languages',
  'versions',
  'tabs',
  'dropdowns',
  'anchors',
  'groups',
  'pages',
  'menu',
];
const inDivision: readonly ContentKey[] = [
  'languages',
  'versions',
  'tabs',
  'dropdowns',
  'anchors',
  'products',
  'groups',
  'pages',
  'menu',
];

/**
 * Which lists of an element count, none of them beside `href`: the first kind in order of precedence
 * (docs/format.md#content-of-an-element), and `pages` before `groups`, which can stand together. Reports the others.
 */
export function chooseContent(config: NavigationConfig | NavElementConfig, draft: NavigationDraft): ContentKey[] {
  const precedence = 'label' in config ? inDivision : atRoot;
  const present = precedence.filter((key) => config[key]?.length);
  const winner = 'href' in config && config.href !== undefined ? 'href' : present[0];
  if (winner === undefined) return [];
  const chosen: ContentKey[] =
    winner === 'href' ? [] : winner === 'groups' && present.includes('pages') ? ['pages', 'groups'] : [winner];
  for (const key of present) if (!chosen.includes(key)) reportIgnored(config.at, { key, winner }, draft);
  return chosen;
}

function reportIgnored(
  at: string,
  { key, winner }: { key: ContentKey; winner: ContentKey | 'href' },
  draft: NavigationDraft,
): void {
  draft.warn({
    code: 'ignored-navigation',
    message: `\`${key}\` has no effect next to \`${winner}\``,
    hint: winner === 'href' ? 'Remove one of the two' : `Move it into one of the \`${winner}\``,
    key: `${at}.${key}`,
  });
}
