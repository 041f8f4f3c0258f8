import { expect, test } from 'vitest';
import type { SidebarEntry, SidebarGroup, SidebarLink } from '../../../../src/model/view.ts';
import { renderSidebar } from '../../../../src/view/shell/render-sidebar.ts';

const link = (label: string, own: Partial<SidebarLink> = {}): SidebarLink => ({
  kind: 'link',
  label,
  href: `/${label.toLowerCase()}`,
  external: false,
  icon: null,
  tag: '',
  method: '',
  deprecated: false,
  active: false,
  ...own,
});
const group = (label: string, entries: SidebarEntry[] | null, own: Partial<SidebarGroup> = {}): SidebarGroup => ({
  kind: 'group',
  label,
  icon: null,
  tag: '',
  href: null,
  target: '/first',
  open: false,
  active: false,
  current: false,
  entries,
  cut: false,
  ...own,
});
const render = (entries: SidebarEntry[], isFragment = false) =>
  renderSidebar(entries, {
    isFragment,
    href: (route) => `/base${route}`,
    icon: (icon) => (icon ? `<svg id="${icon.name}"></svg>` : ''),
  });

test('a group of the first level stands open under its title', () => {
  expect(render([group('Start', [link('One'), link('Two', { active: true })])])).toMatchInlineSnapshot(
    `"<ul><li class="sidebar-section"><div class="sidebar-group-header"><h5 class="sidebar-title" role="none" id="sidebar-title">Start</h5></div><ul class="sidebar-group"><li><a href="/base/one">One</a></li><li><a href="/base/two" aria-current="page" data-active="true">Two</a></li></ul></li></ul>"`,
  );
});

test('a group without a name has no title', () => {
  expect(render([group('', [link('One')])])).toMatchInlineSnapshot(
    `"<ul><li class="sidebar-section"><ul class="sidebar-group"><li><a href="/base/one">One</a></li></ul></li></ul>"`,
  );
});

test('a group within a group opens and closes', () => {
  expect(
    render([group('Start', [group('Deep', [link('One')], { open: true }), group('Shut', [link('Two')])])]),
  ).toMatchInlineSnapshot(
    `"<ul><li class="sidebar-section"><div class="sidebar-group-header"><h5 class="sidebar-title" role="none" id="sidebar-title">Start</h5></div><ul class="sidebar-group"><li data-title="Deep"><details open><summary><span class="sidebar-title">Deep</span></summary><ul><li><a href="/base/one">One</a></li></ul></details></li><li data-title="Shut"><details><summary><span class="sidebar-title">Shut</span></summary><ul><li><a href="/base/two">Two</a></li></ul></details></li></ul></li></ul>"`,
  );
});

test('a group with a page of its own keeps title and disclosure apart', () => {
  expect(render([group('Start', [group('Deep', [link('One')], { href: '/deep' })])])).toMatchInlineSnapshot(
    `"<ul><li class="sidebar-section"><div class="sidebar-group-header"><h5 class="sidebar-title" role="none" id="sidebar-title">Start</h5></div><ul class="sidebar-group"><li class="sidebar-root" data-title="Deep"><a href="/base/deep"><span class="sidebar-title">Deep</span></a><details><summary aria-label="Deep"></summary><ul><li><a href="/base/one">One</a></li></ul></details></li></ul></li></ul>"`,
  );
});

test('a group’s title is current on its own page', () => {
  const rooted = group('Deep', [link('One')], { href: '/deep', current: true });
  expect(render([rooted])).toContain(
    '<a href="/base/deep" aria-current="page" data-active="true"><h5 class="sidebar-title" role="none" id="sidebar-title">Deep</h5></a>',
  );
  expect(render([group('Start', [rooted])])).toContain(
    '<li class="sidebar-root" data-title="Deep"><a href="/base/deep" aria-current="page" data-active="true">',
  );
});

test('a group whose entries are elsewhere says its place and leads to its first page', () => {
  const entries = [group('Start', [link('One'), group('Deep', null)]), group('Later', null)];
  expect(render(entries)).toMatchInlineSnapshot(
    `"<ul><li class="sidebar-section"><div class="sidebar-group-header"><h5 class="sidebar-title" role="none" id="sidebar-title">Start</h5></div><ul class="sidebar-group"><li><a href="/base/one">One</a></li><li data-group="0.1" data-title="Deep"><a href="/base/first">Deep</a></li></ul></li><li class="sidebar-section" data-group="1"><a href="/base/first">Later</a></li></ul>"`,
  );
});

test('a closed group keeps its icon, its tag and its own page', () => {
  const shut = group('Deep', null, {
    href: '/deep',
    target: '/deep',
    icon: { name: 'star', style: null, library: null },
    tag: 'new',
  });
  expect(render([group('Start', [shut])])).toContain(
    '<li class="sidebar-root" data-group="0.0" data-title="Deep"><a href="/base/deep"><span class="sidebar-group-icon"><svg id="star"></svg></span><span class="sidebar-title">Deep</span><span class="nav-tag-pill nav-tag-pill-text">new</span></a></li>',
  );
  expect(render([group('Start', null, { target: null })])).toContain('<a>Start</a>');
});

test('the fragment names the same places, with the entries', () => {
  const page = render([group('Start', [link('One'), group('Deep', null)]), group('Later', null)]);
  const fragment = render(
    [group('Start', [link('One'), group('Deep', [link('Two')])]), group('Later', [link('Three')])],
    true,
  );
  const places = (html: string) => [...html.matchAll(/data-group="([\d.]+)"/g)].map(([, place]) => place);
  expect(places(page)).toEqual(['0.1', '1']);
  expect(places(fragment)).toEqual(expect.arrayContaining(places(page)));
});

test('a list that is cut around the page says so', () => {
  expect(render([group('Long', [link('One')], { cut: true })])).toContain(
    '<li class="sidebar-section" data-group="0"><div class="sidebar-group-header"><h5 class="sidebar-title" role="none" id="sidebar-title">Long</h5></div><ul class="sidebar-group" data-cut>',
  );
  expect(renderSidebar([link('One')], { isCut: true, href: (route) => route, icon: () => '' })).toBe(
    '<ul data-cut><li><a href="/one">One</a></li></ul>',
  );
});

test('drilling down leads to the first page of a group without one of its own', () => {
  const entries = [group('Start', [group('Deep', [link('One')])])];
  const html = renderSidebar(entries, { drilldown: true, href: (route) => route, icon: () => '' });
  expect(html).toContain(
    '<li class="sidebar-root" data-title="Deep"><a href="/first"><span class="sidebar-title">Deep</span></a><details><summary aria-label="Deep"></summary>',
  );
});

test('endpoints, tags, icons, links elsewhere and old names show as such', () => {
  const entries = [
    link('Remove', { method: 'DELETE', deprecated: true }),
    link('New', { tag: 'Beta', icon: { name: 'star', style: null, library: null } }),
    link('Blog', { href: 'https://blog.example', external: true }),
  ];
  expect(render(entries)).toMatchInlineSnapshot(
    `"<ul><li><a href="/base/remove"><span class="method-nav-pill" data-method="delete">DEL</span><span><s>Remove</s></span></a></li><li><a href="/base/new"><svg id="star"></svg><span>New</span><span class="nav-tag-pill nav-tag-pill-text">Beta</span></a></li><li><a href="/basehttps://blog.example" target="_blank" rel="noopener">Blog</a></li></ul>"`,
  );
});

test('names are text, whatever they hold', () => {
  const html = render([
    group('<img src=x onerror=alert(1)>', [link('"><script>alert(1)</script>', { tag: '<b>', method: '<i>' })]),
  ]);
  expect(html).not.toMatch(/<(img|script|b|i)[\s>]/);
});

test('names from left to right keep the marks at their ends among those that are written from right to left', () => {
  const html = renderSidebar([group('{} Guides', [link('Agents (beta)'), link('Agents'), link('وكلاء (beta)')])], {
    direction: 'rtl',
    href: (route) => route,
    icon: () => '',
  });
  expect(html).toContain('><bdi>{} Guides</bdi></h5>');
  expect(html).toContain('><bdi>Agents (beta)</bdi></a>');
  expect(html).toContain('>Agents</a>');
  expect(html).toContain('>وكلاء (beta)</a>');
});
