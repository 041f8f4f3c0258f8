import { isAsOpen } from '../../base/readers/is-as-open.ts';
import type { ReaderSettings } from '../../base/readers/page-access.ts';
import type { GraphqlPart, GraphqlSchema } from '../../model/api/graphql.ts';
import type { Page, ProsePage } from '../../model/page.ts';
import { appendMade } from '../markdown/append-made.ts';
import { splitLead } from '../markdown/split-lead.ts';
import { afterTitle } from '../openapi/after-title.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { knownTypesOf } from './known-types.ts';
import { renderOperationBody, renderTypeBody, type SchemaContext } from './render-body.ts';

export interface SchemaBodiesContext {
  schemas: readonly GraphqlSchema[];
  /** By the route of a page. */
  languageOf: (route: string) => string | null;
  readersOf: (page: Page) => ReaderSettings;
}

/** Pages with what schemas say on them, behind what authors wrote. Types lead to the pages that there are. */
export function writeSchemaBodies(pages: readonly Page[], { schemas, ...context }: SchemaBodiesContext): Page[] {
  const known = new Map(schemas.map((schema) => [schema.id, schema]));
  const languageOf = ({ route }: Page): string | null => context.languageOf(route);
  const targetsOf = findTargets(pages, { known, languageOf, readersOf: context.readersOf });
  return pages.map((page) => {
    const schema = hasPart(page) ? known.get(page.part.schema) : undefined;
    if (!schema || !hasPart(page)) return page;
    const language = languageOf(page);
    return writeBody(page, { schema, language, targets: targetsOf(page, language) });
  });
}

type PartPage = ProsePage & { part: GraphqlPart };

function hasPart(page: Page): page is PartPage {
  return page.kind === 'prose' && page.part !== undefined;
}

/** Routes of the pages of types; `key` is the same for the same ones. */
interface Targets {
  routes: ReadonlyMap<string, string>;
  key: string;
}

/**
 * Where the types of a page's schema are told of: in the same folder, else in the same language, else anywhere, and
 * on pages of authors where there is no other. None is told of that some readers of the page may not see.
 */
function findTargets(
  pages: readonly Page[],
  {
    known,
    languageOf,
    readersOf,
  }: Pick<SchemaBodiesContext, 'readersOf'> & {
    known: ReadonlyMap<string, GraphqlSchema>;
    languageOf: (page: Page) => string | null;
  },
): (page: PartPage, language: string | null) => Targets {
  const typePages = pages.filter(hasPart).filter(({ part }) => part.kind === 'type');
  const candidates = Map.groupBy(
    typePages.sort((one, other) => Number(one.part.folder === null) - Number(other.part.folder === null)),
    ({ part }) => `${part.schema}\n${part.name}`,
  );
  const memory = new Map<string, Targets>();
  return (from, language) => {
    const { schema, folder } = from.part;
    const readers = readersOf(from);
    const near = JSON.stringify([schema, folder, language, readers.groups, readers.public]);
    const remembered = memory.get(near);
    if (remembered) return remembered;
    const entries = known.get(schema)!.types.flatMap(({ name }): [string, string][] => {
      const all = (candidates.get(`${schema}\n${name}`) ?? []).filter((page) => isAsOpen(readersOf(page), readers));
      const target =
        all.find(({ part }) => part.folder !== null && part.folder === folder) ??
        all.find((page) => languageOf(page) === language) ??
        all[0];
      return target ? [[name, target.route]] : [];
    });
    const targets = { routes: new Map(entries), key: entries.join('\n') };
    memory.set(near, targets);
    return targets;
  };
}

const written = new WeakMap<Page, { schema: GraphqlSchema; key: string; page: Page }>();

interface BodyContext {
  schema: GraphqlSchema;
  language: string | null;
  targets: Targets;
}

/** While a site is written, most pages stay what they were. */
function writeBody(page: PartPage, context: BodyContext): Page {
  const key = `${context.language}\n${context.targets.key}`;
  const last = written.get(page);
  if (last && last.schema === context.schema && last.key === key) return last.page;
  const { kind, name, schema } = page.part;
  const body = renderPart(page.part, context);
  const made = {
    ...page,
    source: appendMade(page.source!, { body, description: schema, part: `${kind} ${name}` }),
  };
  written.set(page, { schema: context.schema, key, page: made });
  return made;
}

function renderPart({ kind, name }: GraphqlPart, { schema, language, targets }: BodyContext): string {
  const types = knownTypesOf(schema);
  const routeOf: SchemaContext['routeOf'] = (type) => targets.routes.get(type) ?? null;
  const restOf = (description: string): string => splitLead(afterTitle(name, description)).rest;
  const context = { types, routeOf, texts: getApiTexts(language), directives: schema.directives };
  if (kind === 'type') {
    const type = types.find(name)!;
    return renderTypeBody(type, { ...context, rest: restOf(type.description) });
  }
  const field = types.findOperation(kind, name)!;
  return renderOperationBody(field, kind, { ...context, rest: restOf(field.description) });
}
