import { suggestNearest } from '../base/errors/suggest.ts';

/** What other programs call an option, where no slip of the keys leads from one name to the other. */
const elsewhere: Readonly<Record<string, string>> = { 'check-external': 'external', format: 'json', output: 'out' };

/** What other programs have an option for, and commands with the option `beside` do by another way. */
const otherWays = [
  { names: /^check-(?:anchors|redirects|snippets)$/, beside: 'external', way: 'This is always checked' },
  {
    names: /^skip-(?:contrast|alt-text)$/,
    beside: 'reporter',
    way: 'Turn rules off in docs.json with check.rules',
  },
];

/** What to say of an option that a command has not, by the names that it has; empty when nothing is near. */
export function suggestOption(name: string, names: readonly string[]): string {
  const way = otherWays.find((other) => other.names.test(name) && names.includes(other.beside))?.way;
  if (way !== undefined) return way;
  const other = Object.hasOwn(elsewhere, name) ? elsewhere[name]! : '';
  const meant = names.includes(other) ? other : suggestNearest(name, names);
  return meant === null ? '' : `Did you mean --${meant}?`;
}
