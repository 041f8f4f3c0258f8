import { encodePath } from '../../base/paths/routes.ts';
import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';
import type { RedirectRule, RulePart, TargetPart } from '../../model/host.ts';

type Capture<Part> = Exclude<Part, { kind: 'text' }>;

/** The source of a rule as text, percent-encoded, with parameters as `write` has them. */
export function writeSource(
  { from }: RedirectRule,
  write: (part: Capture<RulePart>) => string,
  writeText: (text: string) => string = (text) => text,
): string {
  return from.map((part) => (part.kind === 'text' ? writeText(encodePath(part.text)) : write(part))).join('');
}

/** The destination of a rule as text, with what was captured as `write` has it. */
export function writeTarget(
  { to }: RedirectRule,
  write: (part: Capture<TargetPart>) => string,
  writeText: (text: string) => string = (text) => text,
): string {
  return to.map((part) => (part.kind === 'text' ? writeText(part.text) : write(part))).join('');
}

/** The address of a rule without parameters, as readers know it. */
export function fixedSource({ from }: RedirectRule): string {
  return from.map((part) => (part.kind === 'text' ? part.text : '')).join('');
}

/** `/old/:rest*`, which stands for `/old` too: its address without the rest; `null` for any other rule. */
export function withoutRest({ from }: RedirectRule): RulePart[] | null {
  const [before, last] = from.slice(-2);
  if (last?.kind !== 'rest' || before?.kind !== 'text' || !before.text.endsWith('/')) return null;
  const text = before.text.slice(0, -1);
  return [...from.slice(0, -2), ...(text === '' ? [] : [{ ...before, text }])];
}

/** The number of a capture, as regular expressions count them. */
export function numberOf({ from }: RedirectRule, name: string): number {
  return from.filter(({ kind }) => kind !== 'text').findIndex((part) => part.kind !== 'text' && part.name === name) + 1;
}

/**
 * The rule as a regular expression (of PCRE, RE2 and JavaScript alike) over the percent-encoded path, with neither
 * anchors nor query. A rest never begins with what would make `/…` the name of a server. `write`: how the host
 * has texts.
 */
export function sourcePattern(rule: RedirectRule, write: (text: string) => string = encodePath): string {
  const isOpen = withoutRest(rule) !== null;
  return rule.from
    .map((part, index) => {
      const isBeforeRest = isOpen && index === rule.from.length - 2;
      if (part.kind === 'text') return escapePattern(write(isBeforeRest ? part.text.slice(0, -1) : part.text));
      if (part.kind === 'segment') return '([^/?\\\\]+)';
      const rest = '([^/?\\\\][^?]*?|)';
      return isOpen && index === rule.from.length - 1 ? `(?:/+${rest})?` : rest;
    })
    .join('');
}

/** Escapes what stands for itself; a percent-encoded byte is known by either spelling. */
export function escapePattern(text: string): string {
  return escapeRegExp(text).replace(
    /%([\dA-F]{2})/gi,
    (_, hex: string) => `%${hex.replace(/[a-f]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)}`,
  );
}

/** A test of whether the rule is for a path, as `decodeURI` gives it. */
export function coverageOf(rule: RedirectRule): (path: string) => boolean {
  const pattern = new RegExp(`^${sourcePattern(rule)}/*$`);
  return (path) => pattern.test(encodePath(path));
}
