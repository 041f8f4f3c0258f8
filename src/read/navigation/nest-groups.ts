import type { GeneratedGroup, Page } from '../../model/page.ts';
import type { ApiKind } from './api-pages.ts';

/** The pages of one tag, from descriptions of one kind. */
export interface TaggedGroup extends GeneratedGroup {
  kind: ApiKind;
}

/** A group with those inside of it. */
export interface NestedGroup extends Pick<TaggedGroup, 'kind' | 'label' | 'isDirect'> {
  pages: Page[];
  inner: Map<string, NestedGroup>;
}

/**
 * Groups within those that they name as parents, each where it or the first inside of it comes first. Several
 * descriptions may have a tag in common, or operations without any: readers see one group of each name.
 */
export function nestGroups(groups: readonly TaggedGroup[]): NestedGroup[] {
  const outermost = new Map<string, NestedGroup>();
  for (const { kind, label, isDirect, parents = [], pages } of groups) {
    const around = parents.reduce((inner, parent) => enter(inner, { kind, label: parent }).inner, outermost);
    const group = enter(around, { kind, label, isDirect });
    group.pages = [...group.pages, ...pages];
  }
  return [...outermost.values()];
}

/** The group of this name among `groups`, which gets one if there is none. */
function enter(groups: Map<string, NestedGroup>, named: Pick<NestedGroup, 'kind' | 'label' | 'isDirect'>): NestedGroup {
  const key = JSON.stringify([named.kind, named.label, named.isDirect]);
  const group = groups.get(key) ?? { ...named, pages: [], inner: new Map() };
  groups.set(key, group);
  return group;
}
