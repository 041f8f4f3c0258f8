/** Of several versions, those that are not the site's first stand behind it. */
const OTHER_VERSION = 0.6;

/**
 * What a page's score is multiplied by where nobody chose a version. `first` is the site's first one, `null` where
 * there is none or one was chosen; pages outside all versions are current.
 */
export function versionFactor(version: string | null, first: string | null): number {
  return first === null || version === null || version === first ? 1 : OTHER_VERSION;
}
