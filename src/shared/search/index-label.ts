/** Last part of the address of a page that stands for its group, whatever language it is in. */
const INDEX_SLUG = /^(?:overview|introduction|intro|index|home|welcome|about|readme)$/i;

/**
 * The label that a page is looked for by beside its title, since it opens what the label names: `Overview` at
 * `/webhooks/overview` or `/webhooks`, under `Webhooks`. `null` for any other page.
 */
export function indexLabel({ route, breadcrumb }: { route: string; breadcrumb: readonly string[] }): string | null {
  const label = breadcrumb.at(-1);
  if (label === undefined) return null;
  const slug = route.slice(route.lastIndexOf('/') + 1);
  return INDEX_SLUG.test(slug) || reduce(slug) === reduce(label) ? label : null;
}

function reduce(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
