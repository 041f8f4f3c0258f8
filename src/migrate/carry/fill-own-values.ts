import { mapProse } from '../../base/text/map-prose.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { attribute } from '../markup/attribute.ts';

/** `{frontMatter.title}` (Docusaurus) and `{frontmatter.title}` (Astro, Fumadocs), also as values of attributes. */
const ownValue = /(?:([\t ][\w-]+)=|(?<![\\={]))\{\s*front[mM]atter\.(\w+)\s*\}/g;

/** What a page says of itself by the names of its front matter, as text; what is no text there stays. */
export function fillOwnValues(text: string, data: Readonly<Record<string, unknown>>): string {
  return mapProse(text, (prose) =>
    prose.replace(ownValue, (whole, name: string | undefined, key: string) => {
      const value = Object.hasOwn(data, key) ? data[key] : undefined;
      const written = typeof value === 'number' ? String(value) : writtenText(value);
      if (written === undefined) return whole;
      return name === undefined ? written.replace(/[<{]/g, '\\$&') : name[0] + attribute(name.slice(1), written).trim();
    }),
  );
}
