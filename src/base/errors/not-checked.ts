import type { Problem } from '../../model/problem.ts';

/**
 * Told in the place of every fault that may be none, since it depends on an API description that cannot be read: of all
 * of them once.
 */
export const notChecked = {
  severity: 'warning',
  code: 'not-checked',
  message: 'This is not checked because it depends on an API description that cannot be read',
  hint: 'Check again once the description can be read',
  cause: 'unread-api',
} as const satisfies Problem;

/** The fault of naming what no description that was read has; `isCertain`: nor could any that was not. */
export function missingFromApis(
  missing: Problem,
  { isCertain, hasUnread }: { isCertain: boolean; hasUnread: boolean },
): Problem {
  return hasUnread && !isCertain ? { ...missing, ...notChecked } : missing;
}
