import { suggestNearest } from '../base/errors/suggest.ts';
import type { Command } from './command.ts';

/** What to say of a command that there is not, with the one that may have been meant. */
export function suggestCommand(name: string, commands: readonly Command[]): string {
  const near = suggestNearest(
    name,
    commands.map((command) => command.name),
  );
  return `There is no command "${name}".${near ? ` Did you mean "${near}"?` : ''} See docwright --help.\n`;
}
