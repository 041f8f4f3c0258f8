import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import { isSnippet } from '../../read/site/select-sources.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

/**
 * Snippets and components whose name stands in no page, nor in anything that a page imports. A folder from which
 * nothing is used is no part of the site, such as that of an application in the same repository.
 */
export function checkUnused({ site }: CheckInput): CheckFinding[] {
  const texts = site.pages.flatMap(({ source }) => source?.body ?? []);
  const reached = reachedSnippets(site.snippets, texts);
  const usedFolders = new Set(Object.keys(reached).map(topFolder));
  return Object.keys(site.snippets)
    .filter((file) => !Object.hasOwn(reached, file) && (isSnippet(file) || usedFolders.has(topFolder(file))))
    .map((file) => ({
      code: 'unused-snippet',
      message: 'No page uses this file',
      hint: 'Delete it, or import it where it is needed',
      file,
      line: 1,
    }));
}

function topFolder(file: string): string {
  return file.slice(0, file.indexOf('/') + 1);
}
