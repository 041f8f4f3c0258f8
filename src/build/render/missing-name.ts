import { jsName } from '../../base/text/js-name.ts';

const undefinedName = new RegExp(`^(${jsName}) is not defined$`, 'u');

/** The name that code has used and nothing has given; `null` where it failed for another reason. */
export function missingName(error: unknown): string | null {
  return error instanceof ReferenceError ? (undefinedName.exec(error.message)?.[1] ?? null) : null;
}
