import type { CheckFinding, CheckInput } from './check-input.ts';

/** Pages that readers only reach by their address; the name of the site leads to its home page. */
export function checkListing({ site }: CheckInput): CheckFinding[] {
  return site.pages.flatMap(({ place, source, frontMatter, path }) => {
    if (place !== null || !source || frontMatter.hidden || path === 'index') return [];
    return [
      {
        code: 'unlisted-page',
        message: 'The navigation does not name this page',
        hint: `Add "${path}" to it, or \`hidden: true\` to the front matter${source.file.endsWith('.md') ? '; name the file in .mintignore if it is no page' : ''}`,
        file: source.file,
        line: 1,
      },
    ];
  });
}
