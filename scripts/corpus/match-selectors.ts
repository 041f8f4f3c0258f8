import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { SiteCode } from './read-selectors.ts';

/** What a site's own style sheets and scripts select, held against its output. */
export interface SelectorCheck {
  total: number;
  /** Those that match nothing and name what no page of ours ever has, nor the site itself. */
  expected: string[];
  /** Those that match nothing because the site has nothing of that kind. */
  absent: string[];
  /** Those that match nothing and name what the site itself once had. */
  abandoned: string[];
}

/** More pages than these hold nothing new, as far as selectors go. */
const mostPages = 80;

/**
 * Tries every selector on the files of built pages in `page`, a blank page of a browser, which parses style sheets as
 * every browser does. States (`:hover`) and drawn parts (`::before`) count as there. `names` is what the site itself
 * says, `known` the names that pages of ours can have.
 */
export async function matchSelectors(
  code: SiteCode,
  { page, files, names, known }: { page: Page; files: readonly string[]; names: string; known: ReadonlySet<string> },
): Promise<SelectorCheck> {
  const selectors = await page.evaluate(listSelectors, code);
  let left = selectors;
  const step = Math.max(1, files.length / mostPages);
  for (let at = 0; at < files.length && left.length > 0; at += step) {
    const html = readFileSync(files[Math.floor(at)]!, 'utf8');
    left = await page.evaluate(keepUnmatched, { html, selectors: left });
  }
  const isOwn = (selector: string): boolean => namesOf(selector).some((name) => names.includes(name));
  const isKnown = (selector: string): boolean => namesOf(selector).every((name) => known.has(name));
  return {
    total: selectors.length,
    expected: left.filter((selector) => !isOwn(selector) && !isKnown(selector)),
    absent: left.filter((selector) => !isOwn(selector) && isKnown(selector)),
    abandoned: left.filter(isOwn),
  };
}

/** Classes, ids and values of attributes that a selector names. */
function namesOf(selector: string): string[] {
  const found = selector.matchAll(/[#.]((?:[\w-]|\\.)+)|=\s*["']?([^"'\]]+)/g);
  return [...found].map(([, name, value]) => (name ?? value ?? '').replaceAll('\\', '').trim()).filter(Boolean);
}

/** Runs in the browser, so everything it needs is inside. */
function listSelectors({ styles, asked }: SiteCode): string[] {
  const found = new Set<string>();
  const split = (list: string): string[] => {
    const parts = [''];
    let depth = 0;
    let quote = '';
    for (const char of list) {
      if (quote !== '') quote = char === quote ? '' : quote;
      else if (char === '"' || char === "'") quote = char;
      else if ('(['.includes(char)) depth++;
      else if (')]'.includes(char)) depth--;
      if (char === ',' && depth === 0 && quote === '') parts.push('');
      else parts[parts.length - 1] += char;
    }
    return parts.map((part) => part.trim()).filter((part) => part !== '');
  };
  const within = (selector: string, parent: string): string => {
    if (parent === '') return selector;
    return selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`;
  };
  const visit = (rules: CSSRuleList, parent: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) continue;
      const selector = rule instanceof CSSStyleRule ? within(rule.selectorText, parent) : parent;
      if (rule instanceof CSSStyleRule) for (const part of split(selector)) found.add(part);
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList, selector);
    }
  };
  for (const style of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.replace(/@import[^;]*;/g, ''));
    visit(sheet.cssRules, '');
  }
  for (const selector of asked) for (const part of split(selector)) found.add(part);
  return [...found];
}

/** Runs in the browser, so everything it needs is inside. */
function keepUnmatched({ html, selectors }: { html: string; selectors: string[] }): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.classList.add('dark');
  const matches = (selector: string): boolean => {
    try {
      return page.querySelector(selector) !== null;
    } catch {
      // No selector at all, or one of a state that a page without a window does not know.
      return true;
    }
  };
  return selectors.filter((selector) => {
    const plain = selector
      .replace(/::?(?:before|after|placeholder|marker|selection|backdrop|first-l\w+|-[\w-]+)(?![\w-])/g, '')
      .replace(/:(?:hover|focus|focus-visible|focus-within|active|visited|target|checked|disabled|open)(?![\w-])/g, '')
      .replace(/:not\(\s*\)/g, '')
      .replace(/(^|[>+~\s])\s*$/, '$1*')
      .trim();
    return !matches(plain) && !matches(plain.replace(/\.dark\b/, ':root'));
  });
}
