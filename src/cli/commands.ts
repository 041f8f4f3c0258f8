import type { Command } from './command.ts';

/**
 * Loads a subcommand by its name, in the order of the help text: what one needs costs the others nothing.
 */
export const commandLoaders: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./commands/build.ts')).buildCommand,
  dev: async () => (await import('./commands/dev.ts')).devCommand,
  preview: async () => (await import('./commands/preview.ts')).previewCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  validate: async () => (await import('./commands/validate.ts')).validateCommand,
  'broken-links': async () => (await import('./commands/broken-links.ts')).brokenLinksCommand,
  a11y: async () => (await import('./commands/a11y.ts')).a11yCommand,
  'openapi-check': async () => (await import('./commands/openapi-check.ts')).openapiCheckCommand,
  score: async () => (await import('./commands/score.ts')).scoreCommand,
  format: async () => (await import('./commands/format.ts')).formatCommand,
  rename: async () => (await import('./commands/rename.ts')).renameCommand,
  changes: async () => (await import('./commands/changes.ts')).changesCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  new: async () => (await import('./commands/new.ts')).newCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  index: async () => (await import('./commands/index-site.ts')).indexSiteCommand,
  search: async () => (await import('./commands/search.ts')).searchCommand,
  eval: async () => (await import('./commands/eval.ts')).evalCommand,
  keys: async () => (await import('./commands/keys.ts')).keysCommand,
  usage: async () => (await import('./commands/usage.ts')).usageCommand,
  feedback: async () => (await import('./commands/feedback.ts')).feedbackCommand,
  'hash-password': async () => (await import('./commands/hash-password.ts')).hashPasswordCommand,
  completion: async () => (await import('./commands/completion.ts')).completionCommand,
  help: async () => (await import('./commands/help.ts')).helpCommand,
  version: async () => (await import('./commands/version.ts')).versionCommand,
};

/** All of them, for those that tell of the others. */
export function loadCommands(): Promise<Command[]> {
  return Promise.all(Object.values(commandLoaders).map((load) => load()));
}
