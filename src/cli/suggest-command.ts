import { suggestNearest } from '../base/errors/suggest.ts';

/** What other programs call a command, where no slip of the keys leads from one name to the other. */
const elsewhere: Readonly<Record<string, string>> = {
  'a11y-check': 'a11y',
  accessibility: 'a11y',
  'accessibility-check': 'a11y',
  create: 'new',
  diff: 'changes',
  export: 'build',
  fmt: 'format',
  generate: 'build',
  init: 'new',
  lint: 'check',
  move: 'rename',
  mv: 'rename',
  start: 'dev',
  test: 'check',
  watch: 'dev',
};

/** What to say of a command that there is not, with the one that may have been meant. */
export function suggestCommand(name: string, names: readonly string[]): string {
  const meant = Object.hasOwn(elsewhere, name) ? elsewhere[name] : suggestNearest(name, names);
  return `There is no command "${name}".${meant ? ` Did you mean "${meant}"?` : ''} See docwright --help.\n`;
}
