import { buildCommand } from './commands/build.ts';
import { devCommand } from './commands/dev.ts';
import { keysCommand } from './commands/keys.ts';
import { newCommand } from './commands/new.ts';
import { previewCommand } from './commands/preview.ts';
import { serveCommand } from './commands/serve.ts';
import { usageCommand } from './commands/usage.ts';
import { validateCommand } from './commands/validate.ts';
import type { Command } from './command.ts';

/** Every subcommand, in the order of the help text. */
export const commands: readonly Command[] = [buildCommand, devCommand, previewCommand, validateCommand, newCommand, serveCommand, keysCommand, usageCommand];
