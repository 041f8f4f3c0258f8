import { expect, test } from 'vitest';
import type { SidebarEntry, SidebarGroup, SidebarLink } from '../../../../src/model/view.ts';
import { isLongList } from '../../../../src/view/shell/is-long-list.ts';

const link = { kind: 'link', label: 'Page', href: '/page' } as SidebarLink;
const links = (count: number): SidebarEntry[] => Array.from({ length: count }, () => link);
const list = (entries: SidebarEntry[], partial = false) => ({ id: 'main', entries, partial, cut: false });
const group = (count: number) => ({ kind: 'group', label: 'Group', entries: links(count) }) as unknown as SidebarGroup;

test('a list is long by all its entries, those in groups too', () => {
  expect(isLongList(list(links(24)))).toBe(false);
  expect(isLongList(list(links(25)))).toBe(true);
  expect(isLongList(list([group(11), group(11)]))).toBe(false);
  expect(isLongList(list([group(12), group(11)]))).toBe(true);
});

test('a list that leaves something out is long', () => {
  expect(isLongList(list(links(3), true))).toBe(true);
});
