import type { Operation, Parameter } from '../../model/api/operation.ts';
import type { SecurityScheme } from '../../model/api/security.ts';

/**
 * What a security scheme fills in needs no field of its own: the parameter goes to where the scheme is asked for, with
 * what it says of this request.
 */
export function joinCredentials(
  { parameters, security }: Pick<Operation, 'parameters' | 'security'>,
  schemes: Record<string, SecurityScheme>,
): Pick<Operation, 'parameters' | 'security'> {
  const joined = new Set<Parameter>();
  const withParameters = security.map((requirement) =>
    requirement.map((asked) => {
      const parameter = parameters.find((one) => carriesCredential(one, schemes[asked.scheme]!));
      if (!parameter) return asked;
      joined.add(parameter);
      return { ...asked, parameter };
    }),
  );
  return { parameters: parameters.filter((parameter) => !joined.has(parameter)), security: withParameters };
}

function carriesCredential(parameter: Parameter, scheme: SecurityScheme): boolean {
  const place = scheme.type === 'apiKey' ? scheme : { in: 'header', name: 'Authorization' };
  if (scheme.type === 'mutualTLS' || parameter.in !== place.in) return false;
  // Only names of headers are compared without regard to case (RFC 9110 section 5.1).
  const [name, wanted] = [parameter.name, place.name];
  return place.in === 'header' ? name.toLowerCase() === wanted.toLowerCase() : name === wanted;
}
