import { expect, test } from 'vitest';
import { addLinkTexts } from '../../../../src/shared/search/add-link-texts.ts';
import type { SearchSection } from '../../../../src/shared/search/search-section.ts';
import { makeSection } from './make-section.ts';

const everybody = (): string => '';
const byGroups = ({ groups }: SearchSection): string => (groups === null ? '' : JSON.stringify(groups));
const linkedOf = (
  sections: SearchSection[],
  readersOf: (section: SearchSection) => string = everybody,
): Record<string, string> =>
  Object.fromEntries(
    addLinkTexts(sections, readersOf).map(({ route, anchor, linked }) => [`${route}#${anchor}`, linked]),
  );

test('the opening of a page is told what other pages call it, each text once, however the address is written', () => {
  const links = [
    { href: '/guides/limits', text: 'hammer the server' },
    { href: 'limits.md#top', text: 'Hammer the server' },
    { href: '/guides/limits/', text: 'Limits' },
    { href: './limits?from=here', text: 'slow down' },
    { href: 'https://example.com/guides/limits', text: 'elsewhere' },
  ];
  const told = linkedOf([
    makeSection({ route: '/guides/start', title: 'Start', links }),
    makeSection({ route: '/guides/limits', title: 'Limits', links: [{ href: '/guides/limits', text: 'itself' }] }),
    makeSection({ route: '/guides/limits', title: 'Limits', anchor: 'more' }),
  ]);
  expect(told).toEqual({
    '/guides/start#': '',
    '/guides/limits#': 'hammer the server\nslow down',
    '/guides/limits#more': '',
  });
});

test('what only some may read is told to nobody else', () => {
  const links = [{ href: '/public', text: 'secret name' }];
  const members = makeSection({ route: '/inside', groups: ['staff'], links });
  const told = (groups: string[] | null): string =>
    linkedOf([members, makeSection({ route: '/public', groups })], byGroups)['/public#']!;
  expect(told(null)).toBe('');
  expect(told(['guests'])).toBe('');
  expect(told(['staff'])).toBe('secret name');
});

test('a page that is linked from everywhere stays short', () => {
  const links = Array.from({ length: 100 }, (_, number) => ({
    href: '/start',
    text: `${number} ${'word '.repeat(80)}`,
  }));
  const told = linkedOf([makeSection({ route: '/', links }), makeSection({ route: '/start' })]);
  expect(told['/start#']!.length).toBeLessThan(1_000);
});

test('an address that cannot be decoded or read is passed over', () => {
  const links = [
    { href: '/%E0%A4%A', text: 'broken' },
    { href: '//[', text: 'none' },
  ];
  expect(linkedOf([makeSection({ route: '/', links })])).toEqual({ '/#': '' });
});
