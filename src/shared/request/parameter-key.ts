import type { Parameter } from '../../model/api/operation.ts';

/** The key of a parameter in `RequestValues.parameters`: a name alone may occur in more than one place. */
export function parameterKey(parameter: Pick<Parameter, 'in' | 'name'>): string {
  return `${parameter.in}:${parameter.name}`;
}
