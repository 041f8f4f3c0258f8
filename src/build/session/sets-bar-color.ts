/**
 * Whether a site's style sheet gives the bar a ground of its own, so that what a theme sets upon the one it meant
 * (white letters, the logo for the dark) could not be read.
 */
export function setsBarColor(css: string): boolean {
  const rules = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '').matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', declarations = ''] of rules)
    if (selectors.split(',').some((one) => bar.test(one.trim())) && ground.test(declarations)) return true;
  return false;
}

/** The bar itself and nothing within it, in the light. */
const bar = /^(?!.*\.dark\b).*#navbar(?![\w-])[^\s>+~]*$/;
const ground = /(?:^|[;\s])background(?:-color)?\s*:(?!\s*(?:none|transparent|inherit|unset))/i;
