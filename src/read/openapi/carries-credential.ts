import type { Parameter } from '../../model/api/operation.ts';
import type { SecurityRequirement, SecurityScheme } from '../../model/api/security.ts';

/** What a security scheme fills in needs no field of its own. */
export function carriesCredential(
  parameter: Parameter,
  { security, schemes }: { security: SecurityRequirement[]; schemes: Record<string, SecurityScheme> },
): boolean {
  return security.flat().some(({ scheme: key }) => {
    const scheme = schemes[key]!;
    const place = scheme.type === 'apiKey' ? scheme : { in: 'header', name: 'Authorization' };
    return (
      scheme.type !== 'mutualTLS' &&
      parameter.in === place.in &&
      parameter.name.toLowerCase() === place.name.toLowerCase()
    );
  });
}
