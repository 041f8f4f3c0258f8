import type { ServicePage } from '../../../model/service.ts';

/** Operations whose method, path, title or tags hold a text, whatever its case. */
export function filterOperations(pages: readonly ServicePage[], text: string | undefined): ServicePage[] {
  const wanted = text?.toLowerCase();
  return pages.filter(
    (page) =>
      page.operation !== null &&
      (wanted === undefined ||
        [nameOperation(page.operation), page.title, ...page.tags].some((own) => own.toLowerCase().includes(wanted))),
  );
}

export function nameOperation({ method, path }: NonNullable<ServicePage['operation']>): string {
  return `${method.toUpperCase()} ${path}`;
}

/**
 * The page of an operation that is named by method and path. Names of path parameters do not matter: `/users/{id}` and
 * `/users/:user` are one path.
 */
export function findByMethodAndPath(pages: readonly ServicePage[], name: string): ServicePage | undefined {
  const wanted = normalise(name);
  return pages.find(({ operation }) => operation !== null && normalise(nameOperation(operation)) === wanted);
}

function normalise(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\{[^{}/]*\}|(?<=\/):[^/]+/g, '{}')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}
