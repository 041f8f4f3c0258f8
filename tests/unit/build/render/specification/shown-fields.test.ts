import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPageRenderer, type PageRenderer } from '../../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../../src/build/render/open-own-icons.ts';
import { buildRenderContext } from '../../../../../src/build/render/render-context.ts';
import type { FragmentReference } from '../../../../../src/model/rendered-page.ts';
import { loadApiSite } from '../../../read/site/load-api-site.ts';
import { asyncApiFields } from './asyncapi-fields.ts';
import type { FieldTable, ShownField } from './field-table.ts';
import { openApiFields } from './openapi-fields.ts';

const kinds: [string, FieldTable][] = [
  ['openapi', openApiFields],
  ['asyncapi', asyncApiFields],
];

describe.each(kinds)('every field of %s', async (kind, table) => {
  const { html, markdown } = await readPages(kind);
  const fields = Object.entries(table).flatMap(([object, entries]) =>
    Object.entries(entries).map(([field, shown]): [string, ShownField] => [`${object} Object, ${field}`, shown]),
  );
  const looked = fields.flatMap(([name, shown]) =>
    typeof shown === 'object' && 'left' in shown ? [] : [[name, shown] as const],
  );
  test.each(looked)('%s', (_, shown) => {
    for (const one of Array.isArray(shown) ? shown : [shown]) {
      for (const text of [html, markdown])
        if (typeof one === 'string') expect(text).toContain(one);
        else expect(text).toMatch(one);
    }
  });
});

/** All that the pages of a description show, and their Markdown. */
async function readPages(kind: string): Promise<{ html: string; markdown: string }> {
  const text = readFileSync(join(import.meta.dirname, '../../../../fixtures/specification', `${kind}.yaml`), 'utf8');
  const site = await loadApiSite({}, { files: { 'api.json': text }, navigation: { [kind]: 'api.json' } });
  const context = buildRenderContext(site, { folder: import.meta.dirname, version: '1', grammars: [] });
  const renderer = createPageRenderer(context, openOwnIcons());
  const shown = await Promise.all(
    site.pages.map(async (page) => {
      const { lead, html, aside, fragments } = await renderer.render(page);
      return [page.title, lead, html, aside, ...(await readFragments(fragments, renderer))].join('\n');
    }),
  );
  const written = site.pages.map(({ title, lead, description, markdown }) =>
    [title, lead, description, markdown].join('\n'),
  );
  return { html: shown.map(plainText).join('\n'), markdown: written.join('\n') };
}

async function readFragments(
  fragments: readonly FragmentReference[],
  renderer: PageRenderer,
  known = new Set<string>(),
): Promise<string[]> {
  const texts: string[] = [];
  for (const fragment of fragments) {
    const key = JSON.stringify(fragment);
    if (known.has(key)) continue;
    known.add(key);
    const { html, fragments: inner } = await renderer.renderFragment(fragment);
    texts.push(html, ...(await readFragments(inner, renderer, known)));
  }
  return texts;
}

/** Addresses of links are read, too; each paragraph and item is a line. */
function plainText(html: string): string {
  return html
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/(?:p|li|div|dd|dt|summary|pre|h\d)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
