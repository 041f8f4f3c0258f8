import { suggestNearest } from '../../base/errors/suggest.ts';
import type { GraphqlSelector } from '../../model/api/graphql.ts';
import type { Problem } from '../../model/problem.ts';
import type { FoundSchema } from './find-graphql-page.ts';

type Missing = Pick<Problem, 'code' | 'message' | 'hint'>;

/** What to say of a part that no schema has. */
export function missingPart({ kind, name }: GraphqlSelector, schemas: readonly FoundSchema[]): Missing {
  const names = schemas.flatMap(({ schema: { types, operations } }) =>
    (kind === 'type' ? types : operations[kind]).map((part) => part.name),
  );
  const nearest = suggestNearest(name, names);
  return {
    code: 'missing-operation',
    message: `No GraphQL schema has the ${kind} "${name}"`,
    hint: nearest ? `Did you mean "${kind} ${nearest}"?` : 'Set schemas with `graphql` on a tab or a group',
  };
}

/** What to say of a text that names no part of a schema. */
export function noSelector(text: string): Missing {
  return {
    code: 'missing-operation',
    message: `"${text}" is not a part of a GraphQL schema`,
    hint: 'Write `query user`, `mutation createUser` or `type User`',
  };
}
