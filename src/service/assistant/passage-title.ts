import type { Passage } from '../../model/retrieval.ts';

/** A passage's name for people: its page, and its heading where that says more. */
export function passageTitle({ title, heading }: Pick<Passage, 'title' | 'heading'>): string {
  return heading === '' || heading === title ? title : `${title}: ${heading}`;
}
