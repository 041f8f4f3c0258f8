import type { SecurityRequirement } from '../../../model/api/operation.ts';
import type { RequestValues } from '../../../model/request-values.ts';

/** Whether an operation asks for credentials, and none of the chosen alternative's are filled in. */
export function lacksCredentials(
  security: readonly SecurityRequirement[],
  { credentials, securityAlternative }: Pick<RequestValues, 'credentials' | 'securityAlternative'>,
): boolean {
  if (security.every((requirement) => requirement.length === 0)) return false;
  const chosen = security[securityAlternative] ?? security[0] ?? [];
  return chosen.every(({ scheme }) => !Object.hasOwn(credentials, scheme));
}
