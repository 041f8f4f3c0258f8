/** Marks the bundler's names for modules of a site. */
export const idPrefix = '\0island:';

/** The bundler's name for a module of the site. */
export function moduleId(module: string): string {
  return idPrefix + module;
}

/** `null` for what is no module of a site. */
export function moduleOfId(id: string): string | null {
  return id.startsWith(idPrefix) ? id.slice(idPrefix.length) : null;
}
