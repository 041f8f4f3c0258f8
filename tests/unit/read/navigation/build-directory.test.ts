import { expect, test } from 'vitest';
import type { DirectoryEntry, SidebarEntry } from '../../../../src/model/view.ts';
import { buildPageViews } from '../../../../src/read/navigation/build-page-view.ts';
import { build, pagesOf } from './build-from-docs-json.ts';

const navigation = {
  directory: 'card',
  groups: [
    {
      group: 'Guides',
      root: 'guides',
      pages: [
        'guides',
        'a',
        'draft',
        {
          group: 'Deeper',
          icon: 'star',
          pages: ['b', { group: 'Folded', root: 'folded', directory: 'accordion', pages: ['c'] }],
        },
        { group: 'Drafts', pages: ['draft'] },
        'out',
      ],
    },
    { group: 'Bare', root: 'bare', directory: 'none', pages: ['d'] },
    { group: 'Empty', root: 'empty', pages: ['draft'] },
  ],
};
const built = build(navigation, {
  guides: {},
  a: {},
  draft: { hidden: true },
  b: {},
  folded: {},
  c: {},
  out: { url: 'https://example.com' },
  bare: {},
  d: {},
  empty: {},
});
const views = buildPageViews(built.navigation, pagesOf(built));

function lines(entries: readonly DirectoryEntry[], indent = ''): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'page'
      ? [`${indent}${entry.href}${entry.description && ` ${entry.description}`}`]
      : [
          `${indent}[${entry.label}]${entry.href ? ` ${entry.href} ${entry.description}` : ''}`,
          ...lines(entry.entries, `${indent}  `),
        ],
  );
}

test('the root page of a group lists what the sidebar shows of it, but not itself', () => {
  const directory = views.view('/guides').directory!;
  expect(directory.style).toBe('card');
  expect(lines(directory.entries)).toEqual([
    '/a About Title of /a',
    '[Deeper]',
    '  /b About Title of /b',
    '  [Folded] /folded About Title of /folded',
    '    /c About Title of /c',
    'https://example.com',
  ]);
});

test('a group within may list its pages in another way', () => {
  const directory = views.view('/folded').directory!;
  expect([directory.style, ...lines(directory.entries)]).toEqual(['accordion', '/c About Title of /c']);
});

test.each(['/a', '/bare', '/empty', '/nowhere'])('%s lists nothing', (route) => {
  expect(views.view(route).directory).toBeNull();
});

test('a group’s title is the current entry on its own page only', () => {
  const currents = (entries: readonly SidebarEntry[]): string[] =>
    entries.flatMap((entry) =>
      entry.kind === 'group' ? [...(entry.current ? [entry.label] : []), ...currents(entry.entries ?? [])] : [],
    );
  expect(currents(views.view('/guides').sidebar.entries)).toEqual(['Guides']);
  expect(currents(views.view('/folded').sidebar.entries)).toEqual(['Folded']);
  expect(currents(views.view('/a').sidebar.entries)).toEqual([]);
});
