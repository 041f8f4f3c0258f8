import type { Parameter } from '../../model/api/operation.ts';

/** A parameter that only the path template tells of. */
export function pathParameter(name: string): Parameter {
  return {
    name,
    in: 'path',
    description: '',
    required: true,
    deprecated: false,
    schema: { type: 'string' },
    style: 'simple',
    explode: false,
    allowReserved: false,
    contentType: null,
    examples: [],
  };
}
