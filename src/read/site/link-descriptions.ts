import { isAsOpen } from '../../base/readers/is-as-open.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Page } from '../../model/page.ts';
import { documentOf } from '../navigation/document-of.ts';
import { createPlaceFinder, type FindPlace } from '../openapi/create-place-finder.ts';
import { mapTexts } from '../openapi/map-texts.ts';
import { replaceFragments } from '../openapi/replace-fragments.ts';

export interface LinkedDescriptions {
  pages: Page[];
  documents: ApiDocument[];
}

/**
 * Leads links in texts of descriptions that are written for other renderers (`#tag/Pets`) to the pages that tell of the
 * same: to those that every reader of the text may see, and of the part of the site in which it stands, the first one
 * where it stands in several. `pages` have their place.
 */
export function linkDescriptions(pages: readonly Page[], documents: readonly ApiDocument[]): LinkedDescriptions {
  const byDocument = Map.groupBy(pages, documentOf);
  const finders = new Map(
    documents.map((document) => [document.id, createFinders(byDocument.get(document.id) ?? [], document)]),
  );
  return {
    pages: pages.map((page) => {
      const find = finders.get(documentOf(page) ?? '')?.([page]);
      return find ? linkPage(page, find) : page;
    }),
    documents: documents.map((document) => {
      // Operations and channels stand on pages of their own.
      const { operations, webhooks, channels, ...shared } = document;
      const find = finders.get(document.id)!(byDocument.get(document.id) ?? []);
      const linked = linkTexts(shared, { whole: document, find });
      return linked === shared ? document : { ...linked, operations, webhooks, channels };
    }),
  };
}

function linkPage(page: Page, find: FindPlace): Page {
  // What an author has put in its place is no text of the description.
  const lead = page.frontMatter.description === null ? replaceFragments(page.lead, find) : page.lead;
  const own = lead === page.lead ? page : { ...page, lead };
  switch (own.kind) {
    case 'endpoint':
    case 'webhook': {
      const operation = linkTexts(own.operation, { find });
      return operation === own.operation ? own : { ...own, operation };
    }
    case 'channel': {
      const channel = linkTexts(own.channel, { find });
      return channel === own.channel ? own : { ...own, channel };
    }
    case 'schema': {
      const schema = linkTexts(own.schema, { find });
      return schema === own.schema ? own : { ...own, schema };
    }
    case 'overview':
      return { ...own, text: replaceFragments(own.text, find) };
    case 'prose':
      return own;
  }
}

/** Parts of which no text leads anywhere: they stay as they are when a site is loaded again. */
const leadNowhere = new WeakSet<object>();

/** `whole`: what `part` is known by, where it is made anew each time. */
function linkTexts<T extends object>(part: T, { whole = part, find }: { whole?: object; find: FindPlace }): T {
  if (leadNowhere.has(whole)) return part;
  let isAsked = false;
  const ask: FindPlace = (fragment) => {
    isAsked = true;
    return find(fragment);
  };
  const linked = mapTexts(part, (text) => replaceFragments(text, ask));
  if (!isAsked) leadNowhere.add(whole);
  return linked;
}

/** Finds places from where some pages of a description stand; nothing is looked for before a text asks. */
function createFinders(pages: readonly Page[], document: ApiDocument): (standing: readonly Page[]) => FindPlace {
  const known = new Map<string, FindPlace>();
  const open = (standing: readonly Page[]): FindPlace => {
    const standpoints = new Map(standing.map((page) => [standpointOf(page), page]));
    // What versions or languages share stands in all of them, and can lead to one alone.
    const first = standing.find(({ place }) => place);
    const isNear = (page: Page): boolean =>
      isBeside(page, first) && [...standpoints.values()].every((from) => isAsOpen(page.visibility, from.visibility));
    const key = [...standpoints.keys()].sort().join();
    const find = known.get(key) ?? createPlaceFinder(pages.filter(isNear), document);
    known.set(key, find);
    return find;
  };
  return (standing) => {
    let find: FindPlace | undefined;
    return (fragment) => (find ??= open(standing))(fragment);
  };
}

function standpointOf({ place, visibility: { groups, public: isPublic } }: Page): string {
  return JSON.stringify([place?.divisions ?? null, groups, isPublic]);
}

function isBeside({ place }: Page, from: Page | undefined): boolean {
  return !place || !from?.place || place.divisions.join() === from.place.divisions.join();
}
