import { compile } from 'tailwindcss';
import { asVersionThree } from './as-version-three.ts';
import { groupPrefixed, withPrefixed } from './prefixed-names.ts';
import { renderTheme, type SiteColors } from './theme.ts';

/**
 * One style sheet of the Tailwind utilities among `classNames`, without a reset of elements. As in version 3, they
 * stand in no layer: a site's own rule for an element is weaker than a class, and its class, which comes later, is
 * stronger. Names that are no utility are passed over, so any superset of the classes in use will do; the same names
 * in another order give the same text. Version 3's names, colours and defaults hold, also for names with the prefix
 * `mint-`. Empty when nothing is used.
 */
export async function buildUtilities(classNames: Iterable<string>, colors: SiteColors): Promise<string> {
  const compiler = await compile(`${renderTheme(colors)}\n${rules}`);
  const used = new Set([...classNames].filter((name) => closesItself.test(name)));
  const prefixed = groupPrefixed([...used].sort());
  const empty = compiler.build([]);
  const css = compiler.build([...new Set([...used, ...prefixed.keys()])].sort());
  if (css === empty) return '';
  return prefixed.size === 0 ? asVersionThree(css) : withPrefixed(asVersionThree(css), prefixed, used);
}

// A comment or a string that a value or variant leaves open would take the rules behind it, too.
const closesItself = /^(?:(?!\/\*)[^'"\\]|\\.|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")*$/s;

// A border without a colour is light grey in version 3 and takes the text colour in version 4.
const rules = `@custom-variant dark (&:where(.dark, .dark *));
@layer utilities {
  :where([class^='border'], [class*=' border'], [class*=':border'], [class*='divide-'] > *) { border-color: #e5e7eb }
}
@tailwind utilities;
@utility flex-grow { flex-grow: 1 }
@utility flex-grow-0 { flex-grow: 0 }
@utility flex-shrink { flex-shrink: 1 }
@utility flex-shrink-0 { flex-shrink: 0 }
@utility overflow-ellipsis { text-overflow: ellipsis }
@utility decoration-clone { box-decoration-break: clone }
@utility decoration-slice { box-decoration-break: slice }
@utility bg-opacity-* { --tw-bg-opacity: calc(--value(integer) * 1%); --tw-bg-opacity: calc(--value([number]) * 100%) }
@utility text-opacity-* { --tw-text-opacity: calc(--value(integer) * 1%); --tw-text-opacity: calc(--value([number]) * 100%) }
@utility border-opacity-* { --tw-border-opacity: calc(--value(integer) * 1%); --tw-border-opacity: calc(--value([number]) * 100%) }`;
