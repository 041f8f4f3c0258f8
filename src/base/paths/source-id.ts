/**
 * What a description, a schema or an artefact is known by: an address as it is, a path from the folder of the site
 * without what may stand before and behind it (`./api/`).
 */
export function sourceId(source: string): string {
  return /^https?:/i.test(source) ? source : source.replace(/^(?:\.?\/)+|\/+$/g, '');
}
