import type { DescriptionContext } from './description-context.ts';
import type { Located } from './located.ts';

/** Names a path or an operation that is not an object. What a reference leads nowhere from is reported with it. */
export function reportLost(name: string, at: Located, { report }: Pick<DescriptionContext, 'report'>): void {
  const message = `The ${name} is not an object, so it is not shown`;
  report({ severity: 'error', code: 'invalid-operation', message, at });
}
