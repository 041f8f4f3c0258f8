import type { GraphqlOperationKind } from '../../model/api/graphql.ts';

/** In the order of their groups. */
export const operationKinds: readonly GraphqlOperationKind[] = ['query', 'mutation', 'subscription'];
