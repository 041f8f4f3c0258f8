import { mapProse } from '../../base/text/map-prose.ts';

/** A title of Markdown as attributes have it: without the backslashes before marks, which code has for good. */
export function unescapeMarks(title: string): string {
  return mapProse(title, (prose) => prose.replace(/\\([!-/:-@[-`{-~])/g, '$1'));
}
