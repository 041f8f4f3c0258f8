import type { Division, Navigation, NavNode } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { DivisionLink, PageView, SidebarEntry } from '../model/view.ts';
export interface PageViews { view: (route: string) => PageView; sidebarFragments: () => { id: string; entries: SidebarEntry[] }[] }
export function buildPageViews(navigation: Navigation, pages: readonly Page[]): PageViews {
  const by = new Map(pages.map((p) => [p.route, p])); const order = pages.filter((p) => p.place);
  const at = new Map(order.map((p, i) => [p.route, i]));
  const toLink = (d: Division, active: boolean): DivisionLink => ({ type: d.type, label: d.label, href: d.href ?? d.target ?? '/', external: !!d.href && /^https?:/.test(d.href), icon: d.icon, tag: d.tag, description: d.description, color: null, active, align: d.align, menu: [] });
  const entries = (ns: NavNode[], route: string): SidebarEntry[] => ns.flatMap((n): SidebarEntry[] => n.kind === 'page' ? [{ kind: 'link', label: n.label, href: n.href, external: n.external, icon: n.icon, tag: n.tag, method: n.method, deprecated: n.deprecated, active: n.href === route }] : n.kind === 'group' ? [{ kind: 'group', label: n.label, icon: n.icon, tag: n.tag, href: n.root, target: null, open: true, active: false, entries: entries(n.children, route) }] : []);
  return { sidebarFragments: () => [], view: (route) => { const page = by.get(route); const tabs: DivisionLink[][] = []; let level = navigation.root; const crumbs: { label: string; href: string | null }[] = [];
    for (const id of page?.place?.divisions ?? []) { const ds = level.filter((n): n is Division => n.kind === 'division'); const cur = ds.find((d) => d.id === id); if (!cur) break; if (cur.type === 'tab') { tabs.push(ds.map((d) => toLink(d, d.id === id))); crumbs.push({ label: cur.label, href: cur.target }); } level = cur.children; }
    let e = entries(level.filter((n) => n.kind !== 'division'), route); let partial = false; if (e.length > 3 && JSON.stringify(e).length > 20000) { partial = true; e = e.map((x) => x.kind === 'group' && !JSON.stringify(x.entries).includes('"active":true') ? { ...x, open: false, entries: null } : x); }
    const i = at.get(route) ?? -1; const ref = (p?: Page) => p ? { label: p.title, href: p.route, description: p.description } : null;
    return { route, tabs, anchors: [], switchers: [], sidebar: { id: (page?.place?.divisions.at(-1) ?? 'root').replace(/\W+/g, '-'), entries: e, partial }, breadcrumbs: crumbs, section: page?.place?.groups.at(-1) ?? '', previous: i > 0 ? ref(order[i - 1]) : null, next: i >= 0 ? ref(order[i + 1]) : null, home: '/', language: null, version: null }; } };
}
