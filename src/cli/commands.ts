import type { Command } from './command.ts';
import { buildCommand } from './commands/build.ts';
import { completionCommand } from './commands/completion.ts';
import { devCommand } from './commands/dev.ts';
import { evalCommand } from './commands/eval.ts';
import { feedbackCommand } from './commands/feedback.ts';
import { hashPasswordCommand } from './commands/hash-password.ts';
import { helpCommand } from './commands/help.ts';
import { indexSiteCommand } from './commands/index-site.ts';
import { keysCommand } from './commands/keys.ts';
import { newCommand } from './commands/new.ts';
import { previewCommand } from './commands/preview.ts';
import { searchCommand } from './commands/search.ts';
import { serveCommand } from './commands/serve.ts';
import { usageCommand } from './commands/usage.ts';
import { validateCommand } from './commands/validate.ts';
import { versionCommand } from './commands/version.ts';

/** Every subcommand, in the order of the help text. */
export const commands: readonly Command[] = [
  buildCommand,
  devCommand,
  previewCommand,
  validateCommand,
  newCommand,
  serveCommand,
  indexSiteCommand,
  searchCommand,
  evalCommand,
  keysCommand,
  usageCommand,
  feedbackCommand,
  hashPasswordCommand,
  completionCommand,
  helpCommand,
  versionCommand,
];
