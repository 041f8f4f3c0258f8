import { entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';

/** Bindings by protocol, as written. */
export function parseBindings(at: Located, context: DescriptionContext): Record<string, unknown> {
  return Object.fromEntries(entriesOf(context.follow(at).value));
}
