import type { Texts } from '../../base/languages/texts.ts';
import type { PageHeading } from '../../model/page.ts';

/** A part of an API page under a heading of its own. */
export interface ApiSection<Kind extends string = string> {
  kind: Kind;
  /** Of its heading, the same in every language, so that links hold. */
  id: string;
  /** Key of the heading's text. */
  title: keyof Texts['reference']['sections'];
}

/** Entries of the table of contents for sections, in the language of `texts`. */
export function sectionHeadings(sections: readonly ApiSection[], texts: Texts['reference']): PageHeading[] {
  return sections.map(({ id, title }) => ({ depth: 2, text: texts.sections[title], id }));
}

/** Sections with the ids that the outline of their page gave them, at whose end they stand. */
export function placeSections<Section extends ApiSection>(
  sections: readonly Section[],
  outline: readonly PageHeading[],
): Section[] {
  const first = outline.length - sections.length;
  return sections.map((section, index) => ({ ...section, id: outline[first + index]?.id ?? section.id }));
}
