import { normalizeSource } from '../../base/paths/redirect-pattern.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

/**
 * Pages that readers only reach by their address; the name of the site leads to its home page. What a redirect leads
 * away from is told as `redirect-over-page`.
 */
export function checkListing({ site }: CheckInput): CheckFinding[] {
  const left = new Set(site.config.redirects.map(({ source }) => normalizeSource(source)));
  return site.pages.flatMap(({ place, source, frontMatter, path, route }) => {
    if (place !== null || !source || frontMatter.hidden || path === 'index' || left.has(route)) return [];
    return [
      {
        code: 'unlisted-page',
        message: 'This page is not in the navigation',
        hint: hintFor(source.file, path),
        file: source.file,
        line: 1,
      },
    ];
  });
}

function hintFor(file: string, path: string): string {
  const ways = `Add "${path}" to the navigation, or \`hidden: true\` to the front matter`;
  return file.endsWith('.md') ? `${ways}; list the file in .mintignore if it is not a page` : ways;
}
