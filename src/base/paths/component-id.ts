import { createHeadingSlugger, slugHeading } from './heading-slug.ts';
import { shellIds } from './shell-ids.ts';
import { createUniqueNames } from './unique-names.ts';

/** Gives the components of one page their ids, so that a part can be linked to. An id that the author wrote wins. */
export interface ComponentIds {
  /** Slugs as headings do, counted apart: the second `npm` is `npm-2`. */
  tab: (title: string, id?: string | null) => string;
  /** `OAuth 2.0: Setup` is `oauth-2-0-setup`, the second one `oauth-2-0-setup-1`. */
  accordion: (title: string, id?: string | null) => string;
  /** As `accordion`, and counted with these. */
  view: (title: string, id?: string | null) => string;
  /** For fields of parameters and responses: `userId` is `param-user-id`, the second one `param-user-id-1`. */
  param: (name: string, id?: string | null) => string;
  /** For parts that are called by their number alone. */
  numbered: (name: string) => string;
  /** Slugs as headings do, counted apart; no id of an element, but an address that opens it. */
  step: (title: string, id?: string | null) => string;
  /** As `step`. */
  expandable: (title: string) => string;
}

/**
 * Ids by kind of component (docs/format.md#ids-of-components); one registry serves one page, whose `headings` have
 * these ids. What is called like a heading, or like a part of another kind before it, leaves the name to that.
 */
export function createComponentIds(headings: ReadonlySet<string> = new Set()): ComponentIds {
  const tabs = createHeadingSlugger();
  const steps = createHeadingSlugger();
  const expandables = createHeadingSlugger();
  const accordions = createUniqueNames({ firstSuffix: 1, reserved: shellIds });
  const params = createUniqueNames({ firstSuffix: 1 });
  const all = createUniqueNames({ firstSuffix: 1, reserved: headings, form: partOf });
  return {
    tab: (title, id) => all.claim(tabs.slug(title, id)),
    accordion: (title, id) => all.claim(accordions.claim(id?.trim() || slugAccordion(title))),
    view: (title, id) => all.claim(accordions.claim(id?.trim() || slugAccordion(title, 'view'))),
    param: (name, id) => all.claim(params.claim(id?.trim() || slugParam(name))),
    numbered: (name) => all.claim(name),
    step: (title, id) => steps.slug(title, id),
    expandable: (title) => {
      const id = expandables.slug(title);
      return headings.has(id) ? partOf(id, 1) : id;
    },
  };
}

function partOf(id: string, number: number): string {
  return number === 1 ? `${id}-part` : `${id}-part-${number}`;
}

/** The id of an accordion by its title alone. Never empty: a title without Latin letters keeps its own script. */
export function slugAccordion(title: string, untitled = 'accordion'): string {
  return slugLatin(title) || slugHeading(title) || untitled;
}

/** The id of a parameter by its name or dotted path alone: `user.firstName` is `param-user-first-name`. */
export function slugParam(name: string): string {
  return `param-${slugLatin(splitCamelCase(name)) || slugHeading(name) || 'value'}`;
}

function slugLatin(text: string): string {
  return text
    .replace(/[ÄÖÜäöüßÆæØøŒœ]/g, (letter) => digraphs.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/([a-z0-9])['\u2019]([ts])(?![a-z0-9])/gi, '$1$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const digraphs = new Map([
  ['Ä', 'Ae'],
  ['Ö', 'Oe'],
  ['Ü', 'Ue'],
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['Æ', 'AE'],
  ['æ', 'ae'],
  ['Ø', 'O'],
  ['ø', 'o'],
  ['Œ', 'OE'],
  ['œ', 'oe'],
]);

function splitCamelCase(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-rt-z\d])/g, '$1 $2');
}
