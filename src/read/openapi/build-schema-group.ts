import { slugEndpoint } from '../../base/paths/endpoint-slug.ts';
import { normalizeDocsPath } from '../../base/paths/routes.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { GeneratedGroup, Page } from '../../model/page.ts';
import { followAlias } from '../../shared/json-schema/merge-all-of.ts';
import { schemaName } from '../../shared/json-schema/schema-name.ts';
import { buildSchemaPage } from './build-schema-page.ts';
import { claimPaths } from './claim-paths.ts';
import { getApiTexts } from './get-api-texts.ts';
import { isListed } from './is-listed.ts';
import { defaultDirectory } from './operation-path.ts';
import { createSchemaUsage } from './schema-usage.ts';
import { sharedReaders } from './shared-readers.ts';

export interface SchemaGroupOptions {
  document: ApiDocument;
  directory: string | null;
  resolveFrontMatter: (metadata: Record<string, unknown>) => FrontMatter;
  /** Whether a path belongs to another page. */
  isTaken: (path: string) => boolean;
  /** Whether an author wrote the page of a schema. */
  isWritten: (name: string) => boolean;
  /** `api.schemas`. */
  wanted: boolean | null;
  language: string | null;
}

/** With more of them, pages of schemas are made only where they are asked for. */
const manySchemas = 500;

/**
 * A page for each schema that has a name and is not only part of what is kept from readers, by title; `null` where
 * none are wanted. `pages`: those of the operations or channels. Each is for the readers of the pages that lead to it;
 * what nothing leads to, for those of all.
 */
export function buildSchemaGroup(pages: readonly Page[], options: SchemaGroupOptions): GeneratedGroup | null {
  const { document, directory, resolveFrontMatter, isTaken, wanted, language } = options;
  const listed = pages.filter(isListed);
  const names = schemaNames(document);
  if (listed.length === 0 || !(wanted ?? names.length <= manySchemas)) return null;
  const usersOf = findUsers(document, pages);
  const shown = names.filter((name) => !options.isWritten(name) && usersOf(name)?.length !== 0);
  const folder = normalizeDocsPath(directory ?? '') || defaultDirectory;
  const used = new Set(pages.map(({ path }) => path));
  const paths = claimPaths(shown, {
    pathOf: (name) => `${folder}/schemas/${slugEndpoint(words(name)) || 'schema'}`,
    isTaken: (path) => used.has(path) || isTaken(path),
  });
  const made = shown.map((name) => {
    const frontMatter = { ...resolveFrontMatter({}), ...sharedReaders(usersOf(name) ?? listed) };
    return buildSchemaPage({ document, name, path: paths.get(name)!, frontMatter });
  });
  const pagesByTitle = made.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return made.length === 0 ? null : { label: getApiTexts(language).schemas, pages: pagesByTitle };
}

/** Names that stand for others have no page of their own. */
function schemaNames({ models, schemas }: ApiDocument): string[] {
  return models.filter((name) => Object.hasOwn(schemas, name) && followAlias(name, schemas) === name);
}

/** The listed pages that lead to a schema; `undefined` for one that no operation or channel of the description does. */
function findUsers(document: ApiDocument, pages: readonly Page[]): (name: string) => Page[] | undefined {
  const usage = createSchemaUsage(document);
  const users = new Map<string, Page[]>();
  const note = (page: Page, isShown: boolean): void => {
    for (const name of usage.reachedBy(page)) {
      const known = users.get(name) ?? [];
      users.set(name, isShown ? [...known, page] : known);
    }
  };
  for (const page of pages) note(page, isListed(page));
  for (const operation of [...document.operations, ...document.webhooks])
    if (operation.docs.listing === 'excluded') note({ kind: 'webhook', operation } as Page, false);
  return (name) => users.get(name);
}

/** `UserProfile` has the address `user-profile`. */
function words(name: string): string {
  return schemaName({ $ref: name })
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s]+/g, ' ');
}
