import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';

/**
 * A site of which no page can be reached is nobody's wish: its settings name the wrong things, or the wrong folder.
 * Where they have another fault, that is said alone.
 */
export function checkPages(pages: readonly Page[], known: readonly Problem[]): Problem[] {
  if (known.some(({ severity, kind }) => severity === 'error' && kind === 'settings')) return [];
  const fault = { severity: 'error', kind: 'settings', file: 'docs.json' } as const;
  if (pages.length === 0)
    return [
      { ...fault, code: 'no-pages', message: 'The site has no pages', hint: 'Pages are files that end in .mdx or .md' },
    ];
  const isMissing = known.some(({ code }) => code === 'missing-page');
  if (!isMissing || pages.some(({ place }) => place !== null)) return [];
  return [
    {
      ...fault,
      code: 'no-listed-pages',
      message: 'None of the pages in the navigation exist',
      hint: 'Paths are relative to the folder of docs.json',
      key: 'navigation',
    },
  ];
}
