import { comparableId } from '../../base/paths/comparable-id.ts';
import { encodePath } from '../../base/paths/routes.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { OverviewPage, Page } from '../../model/page.ts';
import { placeSections } from './api-section.ts';
import { joinHeadings } from './join-headings.ts';
import { operationTag } from './operation-path.ts';
import { overviewSections } from './overview-sections.ts';
import { type ForeignPlace, readForeignPlace } from './read-foreign-place.ts';
import { remainingDescription } from './remaining-description.ts';
import { headingsOf } from './split-by-headings.ts';

/** The address on this site of what a fragment means in other renderers of descriptions; `null` where none is known. */
export type FindPlace = (fragment: string) => string | null;

/**
 * Finds where things of a description are told of on these pages of it, which come in reading order. What could be
 * several of them is none.
 */
export function createPlaceFinder(pages: readonly Page[], document: ApiDocument): FindPlace {
  const index = createIndex();
  for (const page of pages) addPage(page, index, document);
  for (const page of pages) addGroup(page, index, document);
  addEmptyTags(pages, index, document);
  return (fragment) => {
    for (const place of readForeignPlace(fragment)) {
      const found = index.find(place);
      if (found !== null) return found;
    }
    return null;
  };
}

interface Index {
  add: (place: ForeignPlace, route: string, id?: string) => void;
  has: (place: ForeignPlace) => boolean;
  find: (place: ForeignPlace) => string | null;
}

/** Other renderers change letters and signs of the names that they make addresses of. */
function createIndex(): Index {
  const places = new Map<string, Set<string>>();
  const exact = ({ kind, name, tag = '' }: ForeignPlace): string => JSON.stringify([kind, name, tag]);
  const alike = ({ kind, name, tag = '' }: ForeignPlace): string =>
    JSON.stringify(['alike', kind, comparableId(name), comparableId(tag)]);
  return {
    add: (place, route, id) => {
      const address = encodePath(route) + (id === undefined ? '' : `#${encodeURIComponent(id)}`);
      // Redoc writes the sign as a word.
      const inWords = { ...place, name: signsAsWords(place.name), tag: signsAsWords(place.tag ?? '') };
      for (const key of new Set([exact(place), alike(place), alike(inWords)]))
        places.set(key, (places.get(key) ?? new Set()).add(address));
    },
    has: (place) => places.has(alike(place)),
    find: (place) => {
      const found = places.get(exact(place)) ?? places.get(alike(place));
      return found?.size === 1 ? [...found][0]! : null;
    },
  };
}

function signsAsWords(name: string): string {
  return name.replaceAll('&', 'and');
}

function addPage(page: Page, index: Index, document: ApiDocument): void {
  switch (page.kind) {
    case 'endpoint':
    case 'webhook': {
      const { method, path, operationId } = page.operation;
      index.add({ kind: 'operation', name: page.kind === 'webhook' ? path : `${method} ${path}` }, page.route);
      if (operationId !== null) index.add({ kind: 'operation', name: operationId }, page.route);
      return;
    }
    case 'schema':
      return index.add({ kind: 'schema', name: page.name }, page.route);
    case 'overview':
      return addOverview(page, index, document);
    case 'channel':
    case 'prose':
  }
}

function addOverview(page: OverviewPage, index: Index, document: ApiDocument): void {
  const { tag, route } = page;
  const ofTag = tag === null ? {} : { tag };
  if (tag !== null) index.add({ kind: 'tag', name: tag }, route);
  const own = headingsOf(remainingDescription(page, page.text));
  for (const { text, id } of own) {
    index.add({ kind: 'section', name: text, ...ofTag }, route, id);
    index.add({ kind: 'heading', name: text }, route, id);
  }
  if (tag === null) addSpareTags(route, index, document);
  const sections = overviewSections(page, document);
  const restHeadings = sections.map(({ id }) => ({ depth: 2, text: '', id }));
  const outline = joinHeadings([], { openingHeadings: own, restHeadings });
  const schemes = placeSections(sections, outline).find(({ kind }) => kind === 'authorizations');
  const told = new Set(own.map(({ text }) => comparableId(text)));
  // Redoc tells of the ways to sign in under this name, and of each below it.
  for (const name of ['Authentication', ...Object.keys(document.securitySchemes)])
    if (schemes && !told.has(comparableId(name))) index.add({ kind: 'section', name }, route, schemes.id);
}

/** The overview of the description tells of the tags that nothing has. */
function addSpareTags(route: string, index: Index, { about, tags }: ApiDocument): void {
  for (const { name } of about.spareTags) {
    index.add({ kind: 'tag', name }, route);
    const { description = '' } = tags.find((tag) => tag.name === name) ?? {};
    for (const { text } of headingsOf(description)) {
      index.add({ kind: 'section', name: text, tag: name }, route);
      index.add({ kind: 'heading', name: text }, route);
    }
  }
}

/** The first page of a tag's group stands for it where none tells of the tag. */
function addGroup(page: Page, index: Index, document: ApiDocument): void {
  const name = tagOf(page, document);
  if (name !== null && !index.has({ kind: 'tag', name })) index.add({ kind: 'tag', name }, page.route);
}

/** The overview of the description stands for a tag that nothing has and of which nothing is said. */
function addEmptyTags(pages: readonly Page[], index: Index, { tags }: ApiDocument): void {
  const overview = pages.find((page) => page.kind === 'overview' && page.tag === null);
  if (!overview) return;
  for (const { name } of tags) if (!index.has({ kind: 'tag', name })) index.add({ kind: 'tag', name }, overview.route);
}

function tagOf(page: Page, document: ApiDocument): string | null {
  if (page.kind === 'channel') return page.channel.tags[0] ?? null;
  return page.kind === 'endpoint' || page.kind === 'webhook' ? operationTag(document, page.operation) : null;
}
