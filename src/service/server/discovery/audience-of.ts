import type { Audience } from '../../../model/service.ts';
import type { Caller } from './authorize.ts';

/**
 * Whose eyes a request sees with. A private key speaks for whatever groups it names; a public one stands in pages where
 * anybody can read it, so it sees what is open to everyone.
 */
export function audienceOf(caller: Caller, groups: readonly string[] | undefined): Audience {
  if (caller.kind === 'reader') return caller.audience;
  if (caller.key.kind === 'search' && groups && groups.length > 0) return { kind: 'member', groups: [...groups] };
  return { kind: 'anonymous' };
}
