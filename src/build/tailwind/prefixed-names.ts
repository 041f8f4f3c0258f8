/** Before the name, behind variants and signs, as version 3 has it: `dark:mint-flex`, `-mint-mt-2`. */
const prefix = /^((?:.*:)?[!-]*)mint-(?=\S)/;

/** Classes that sites wrote for a style sheet whose utilities began with `mint-`, by the names without it. */
export function groupPrefixed(names: Iterable<string>): Map<string, string[]> {
  const prefixed = [...names].filter((name) => prefix.test(name));
  return Map.groupBy(prefixed, (name) => name.replace(prefix, '$1'));
}

/**
 * A sheet whose rules hold for the prefixed names as well, or alone where a bare name is not in use. `prefixed`: of
 * `groupPrefixed`.
 */
export function withPrefixed(css: string, prefixed: Map<string, string[]>, used: ReadonlySet<string>): string {
  const selectors = new Map(
    [...prefixed].map(([bare, names]) => {
      const written = [...(used.has(bare) ? [bare] : []), ...names].map((name) => `.${escapeName(name)}`);
      return [`.${escapeName(bare)}`, written.length === 1 ? written[0]! : `:is(${written.join(', ')})`];
    }),
  );
  return css.replace(className, (name) => selectors.get(name) ?? name).replace(ofBorders, "$&, [class*='mint-border']");
}

/** Of the rule that gives borders their colour. */
const ofBorders = "[class*=':border']";
const className = /\.(?:\\[\da-f]{1,6} |\\.|[a-z_-])(?:\\.|[\w-]|[^\x00-\x7f])*/gi;

/** As selectors write a name (CSSOM, section 2.1). */
function escapeName(name: string): string {
  return name.replace(/^\d|[^\w\-\u0080-\uffff]/g, (sign) => (/\d/.test(sign) ? `\\3${sign} ` : `\\${sign}`));
}
