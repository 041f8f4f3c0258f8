import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

/** Snippets and components whose name stands in no page, nor in anything that a page imports. */
export function checkUnused({ site }: CheckInput): CheckFinding[] {
  const texts = site.pages.flatMap(({ source }) => source?.body ?? []);
  const reached = reachedSnippets(site.snippets, texts);
  return Object.keys(site.snippets)
    .filter((file) => !Object.hasOwn(reached, file))
    .map((file) => ({ code: 'unused-snippet', message: 'No page uses this file', file, line: 1 }));
}
