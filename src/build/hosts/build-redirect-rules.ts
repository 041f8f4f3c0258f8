import { decodeText } from '../../base/paths/decode-text.ts';
import { hasScheme } from '../../base/paths/has-scheme.ts';
import {
  encodeDestination,
  normalizeSource,
  parseRedirectPattern,
  type RedirectToken,
  restLimit,
  splat,
} from '../../base/paths/redirect-pattern.ts';
import { withBase } from '../../base/paths/routes.ts';
import type { Redirect } from '../../model/config.ts';
import type { RedirectRule, RulePart, TargetPart } from '../../model/host.ts';
import type { Site } from '../../model/site.ts';

/**
 * The redirects of a site as every host is to follow them, and as `createRedirectMatcher` does: fixed ones before those
 * with a parameter, the first of two alike, and none from the address of a page or to itself.
 */
export function buildRedirectRules({ config, base, pages }: Pick<Site, 'config' | 'base' | 'pages'>): RedirectRule[] {
  const taken = new Set(pages.map(({ route }) => route));
  const rules = config.redirects.flatMap((redirect) => {
    const source = decodeText(normalizeSource(redirect.source));
    const parts = nameParts(parseRedirectPattern(source));
    const isTooOpen = parts.filter(({ kind }) => kind === 'rest').length > restLimit;
    if (isTooOpen || taken.has(source) || /\p{Cc}/u.test(source)) return [];
    taken.add(source);
    const rule = toRule(redirect, { parts, base });
    return isFixed(rule) && textOf(rule.to) === encodeURI(textOf(rule.from)) ? [] : [rule];
  });
  return [...rules.filter(isFixed), ...rules.filter((rule) => !isFixed(rule))];
}

/** Whether a rule is for one address alone. */
export function isFixed({ from }: RedirectRule): boolean {
  return from.every(({ kind }) => kind === 'text');
}

function textOf(parts: readonly (RulePart | TargetPart)[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
}

function toRule(
  { source, destination, permanent }: Redirect,
  given: { parts: RulePart[]; base: string },
): RedirectRule {
  const { parts, base } = given;
  // The address of a site without its base path: what a source begins with is never taken for that.
  const from: RulePart[] = joinTexts([{ kind: 'text', text: base }, ...parts]);
  return {
    source,
    from,
    to: toTarget(destination, given),
    status: permanent ? 308 : 307,
    keepsQuery: !/[?#]/.test(destination),
  };
}

function toTarget(destination: string, { parts, base }: { parts: readonly RulePart[]; base: string }): TargetPart[] {
  const isElsewhere = hasScheme(destination);
  const local = withBase(base, `/${destination.replace(/^[/\\]+/, '')}`);
  return joinTexts(
    parseRedirectPattern(encodeDestination(isElsewhere ? destination : local)).map((token): TargetPart => {
      if (token.kind === 'text') return token;
      const captured =
        parts.findLast((part) => part.kind !== 'text' && part.name === nameOf(token)) ??
        parts.findLast((part) => part.kind !== 'text' && part.name.startsWith('splat'));
      if (!captured || captured.kind === 'text') return { kind: 'text', text: '' };
      return { kind: 'capture', name: captured.name, isRest: captured.kind === 'rest' };
    }),
  );
}

/** Hosts want a name for each capture, and no two alike. */
function nameParts(tokens: readonly RedirectToken[]): RulePart[] {
  const used = new Set<string>();
  return tokens.map((token): RulePart => {
    if (token.kind === 'text') return token;
    let name = nameOf(token);
    while (used.has(name)) name += '2';
    used.add(name);
    return { kind: token.kind, name };
  });
}

function nameOf({ name }: { name: string }): string {
  return name === splat ? 'splat' : name;
}

function joinTexts<Part extends RulePart | TargetPart>(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else if (part.kind !== 'text' || part.text !== '') joined.push(part);
  }
  return joined;
}
