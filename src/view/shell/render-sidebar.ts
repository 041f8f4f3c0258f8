import { escapeHtml } from '../../base/text/escape-html.ts';
import type { IconValue } from '../../model/config.ts';
import type { SidebarEntry, SidebarGroup, SidebarLink } from '../../model/view.ts';
import { renderLabelText } from './render-label-text.ts';

export interface SidebarContext {
  href(route: string): string;
  icon(icon: IconValue | null): string;
  /** Of the page around it; from left to right unless told. */
  direction?: 'ltr' | 'rtl';
  /** In the fragment every group names its place; in a page only those whose entries are elsewhere. */
  isFragment?: boolean;
  /** `entries` are only those around the current page. */
  isCut?: boolean;
  /** `interaction.drilldown`: a group without a page of its own leads to its first one. */
  drilldown?: boolean | null;
}

/**
 * The list of pages. It is text because the same markup stands in the page and in the division's fragment, from which
 * the browser takes the entries of groups that the page left out: both know a group by its `data-group`, its place in
 * the list. Such a group is a mere link in the page, since every page of the division repeats it; `foldGroups` makes it
 * open in place.
 */
export function renderSidebar(entries: SidebarEntry[], context: SidebarContext): string {
  const first = entries.find((entry) => entry.kind === 'group' && hasHeader(entry));
  const items = entries.map((entry, index) =>
    renderTopEntry(entry, { ...context, place: String(index), isFirst: entry === first }),
  );
  return `${openList(context.isCut)}${items.join('')}</ul>`;
}

function openList(isCut = false, name = ''): string {
  return `<ul${name === '' ? '' : ` class="${name}"`}${isCut ? ' data-cut' : ''}>`;
}

interface EntryContext extends SidebarContext {
  place: string;
  /** Titles of the first level are the `h5` that style sheets of sites expect, and no part of the page's outline. */
  isHeading?: boolean;
  /** Style sheets of sites know the title by an id; only one element of a page can have it. */
  isFirst?: boolean;
}

/** Groups of the first level stand open under a title; only one whose entries are elsewhere can be opened. */
function renderTopEntry(entry: SidebarEntry, context: EntryContext): string {
  if (entry.kind === 'link') return renderLink(entry, context);
  const open = `<li class="sidebar-section"${renderPlace(entry, context)}>`;
  if (entry.entries === null) return `${open}${renderStandIn(entry, context)}</li>`;
  const title = hasHeader(entry) ? renderTitle(entry, { ...context, isHeading: true }) : '';
  const header = title === '' ? '' : `<div class="sidebar-group-header">${title}</div>`;
  return `${open}${header}${renderEntries(entry, context, 'sidebar-group')}</li>`;
}

/** A group without a name shows its entries alone. */
function hasHeader({ label, icon, entries }: SidebarGroup): boolean {
  return entries !== null && (label !== '' || icon !== null);
}

function renderPlace(group: SidebarGroup, context: EntryContext): string {
  return group.entries === null || group.cut || context.isFragment === true ? ` data-group="${context.place}"` : '';
}

function renderTitle(group: SidebarGroup, context: EntryContext): string {
  const label = renderLabel(group, context);
  return group.href === null
    ? label
    : `<a href="${escapeHtml(context.href(group.href))}"${renderCurrent(group.current)}>${label}</a>`;
}

function renderLabel(group: SidebarGroup, context: EntryContext): string {
  const icon = context.icon(group.icon);
  const mark = icon === '' ? '' : `<span class="sidebar-group-icon">${icon}</span>`;
  const [tag, role] = context.isHeading
    ? ['h5', ` role="none"${context.isFirst ? ' id="sidebar-title"' : ''}`]
    : ['span', ''];
  return `${mark}<${tag} class="sidebar-title"${role}>${renderName(group.label, context)}</${tag}>${renderTag(group.tag)}`;
}

function renderEntries({ entries, cut }: SidebarGroup, context: EntryContext, name = ''): string {
  const items = (entries ?? []).map((entry, index) =>
    renderEntry(entry, { ...context, place: `${context.place}.${index}` }),
  );
  return `${openList(cut, name)}${items.join('')}</ul>`;
}

function renderEntry(entry: SidebarEntry, context: EntryContext): string {
  if (entry.kind === 'link') return renderLink(entry, context);
  const place = `${renderPlace(entry, context)} data-title="${escapeHtml(entry.label)}"`;
  const href = entry.href ?? (context.drilldown === true ? entry.target : null);
  if (entry.entries === null)
    return `<li${href === null ? '' : ' class="sidebar-root"'}${place}>${renderStandIn(entry, context)}</li>`;
  if (href === null) return `<li${place}>${renderDisclosure(entry, { context })}</li>`;
  return `<li class="sidebar-root"${place}>${renderTitle({ ...entry, href }, context)}${renderDisclosure(entry, { context, isNamed: true })}</li>`;
}

interface DisclosureOptions {
  context: EntryContext;
  /** The group's name stands before it, as a link: the disclosure needs it only for those who do not see. */
  isNamed?: boolean;
}

function renderDisclosure(group: SidebarGroup, { context, isNamed = false }: DisclosureOptions): string {
  const summary = isNamed ? ` aria-label="${escapeHtml(group.label)}">` : `>${renderLabel(group, context)}`;
  return `<details${group.open ? ' open' : ''}><summary${summary}</summary>${renderEntries(group, context)}</details>`;
}

/** A group whose entries are elsewhere leads to its first page where scripts do not run. */
function renderStandIn(group: SidebarGroup, context: EntryContext): string {
  const isPlain = group.icon === null && group.tag === '';
  const href = group.target === null ? '' : ` href="${escapeHtml(context.href(group.target))}"`;
  return `<a${href}>${isPlain ? renderName(group.label, context) : renderLabel(group, context)}</a>`;
}

function renderName(label: string, { direction }: EntryContext): string {
  return renderLabelText(label, { direction, isBreakable: true });
}

function renderLink(link: SidebarLink, context: EntryContext): string {
  const target = link.external ? ' target="_blank" rel="noopener"' : '';
  const name = renderName(link.label, context);
  const label = link.deprecated ? `<s>${name}</s>` : name;
  const isPlain = link.icon === null && link.tag === '' && link.method === '';
  const text = isPlain ? label : `${context.icon(link.icon)}<span>${label}</span>${renderTag(link.tag)}`;
  return `<li><a href="${escapeHtml(context.href(link.href))}"${renderCurrent(link.active)}${target}>${renderMethod(link.method)}${text}</a></li>`;
}

function renderCurrent(isCurrent: boolean): string {
  return isCurrent ? ' aria-current="page" data-active="true"' : '';
}

function renderTag(tag: string): string {
  return tag === '' ? '' : `<span class="nav-tag-pill nav-tag-pill-text">${escapeHtml(tag)}</span>`;
}

function renderMethod(method: string): string {
  if (method === '') return '';
  const short = shortMethods[method] ?? method;
  return `<span class="method-nav-pill" data-method="${escapeHtml(method.toLowerCase())}">${escapeHtml(short)}</span>`;
}

const shortMethods: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' };
