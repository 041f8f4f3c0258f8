import { suggestNearest } from '../base/errors/suggest.ts';

/** What to say of a command that there is not, with the one that may have been meant. */
export function suggestCommand(name: string, names: readonly string[]): string {
  const near = suggestNearest(name, names);
  return `There is no command "${name}".${near ? ` Did you mean "${near}"?` : ''} See docwright --help.\n`;
}
