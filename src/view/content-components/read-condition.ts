import { isObject } from '../../base/values/is-object.ts';
import type { ReaderCondition } from '../../model/service.ts';
import { readText } from './prop-values.ts';

/** Whom `for` of a `Visibility` names; `null` for anything unknown, which is for nobody. */
export function readCondition(audience: unknown): ReaderCondition | null {
  switch (audience) {
    case 'humans':
    case 'agents':
    case 'signed-out':
      return audience;
    case 'signed-in':
      return { kind: 'members', groups: null };
  }
  const groups = isObject(audience) ? audience['groups'] : undefined;
  return Array.isArray(groups) ? { kind: 'members', groups: groups.flatMap((group) => readText(group) ?? []) } : null;
}
