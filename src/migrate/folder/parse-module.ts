import { parseSync } from 'rolldown/utils';
import type { Lose } from '../../model/migration.ts';
import type { Node } from './names-in.ts';

/** What is told of a program with a fault begins so. */
export const brokenModule = 'Settings that cannot be read: ';

const deepestBrackets = 500;

/** The statements of a module; none of one whose brackets stand so deep that the parser would not come back. */
export function parseModule(file: string, source: string, lose: Lose): readonly Node[] {
  if (isTooDeep(source)) return [];
  // Programs without types can hold elements, whatever they are called.
  const { program, errors } = parseSync(file, source, { lang: /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx' });
  const [fault] = errors;
  const line = source.slice(0, fault?.labels[0]?.start).split('\n').length;
  if (fault) lose({ file, line, message: `${brokenModule}${fault.message}` });
  return program.body;
}

function isTooDeep(source: string): boolean {
  let depth = 0;
  for (const [bracket] of source.matchAll(/[([{}\])]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    if (depth > deepestBrackets) return true;
  }
  return false;
}
