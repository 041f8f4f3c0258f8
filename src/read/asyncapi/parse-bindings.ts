import type { ProtocolBindings } from '../../model/api/channel.ts';
import { entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { resolveTree } from './resolve-tree.ts';

/** Bindings by protocol, with what they refer to in the place of references. */
export function parseBindings(at: Located, context: DescriptionContext): ProtocolBindings {
  return Object.fromEntries(entriesOf(resolveTree(at, context)));
}
