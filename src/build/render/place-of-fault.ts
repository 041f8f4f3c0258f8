import type { Problem } from '../../model/problem.ts';
import type { CompiledModule } from '../islands/compile-module.ts';
import { locateError } from '../islands/evaluate-module.ts';

/** Where one of the users' component files has thrown an error; `null` where none has. */
export function placeOfFault(
  error: unknown,
  modules: ReadonlyMap<string, CompiledModule>,
): Pick<Problem, 'file' | 'line' | 'column'> | null {
  for (const [file, compiled] of modules) {
    const place = locateError(error, compiled);
    if (place) return { file, ...place };
  }
  return null;
}
