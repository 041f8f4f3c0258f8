import type { HostOutput, HostRules, RedirectRule } from '../../../model/host.ts';
import { isFixed } from '../build-redirect-rules.ts';
import { limitRules, type Taken, takeBeforePages, takeRules } from '../find-losses.ts';
import type { HostWriter } from '../host-writer.ts';
import { headerFile } from './header-lines.ts';
import { bareRule, redirectLine } from './redirect-lines.ts';

/** https://developers.cloudflare.com/pages/configuration/redirects */
const limits = { fixed: 2_000, open: 100 };
const longestLine = 1_000;

export const cloudflare: HostWriter = { name: 'cloudflare', pages: 'files', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  const { redirects, losses } = fit(rules);
  // `/old/*` does not stand for `/old`, nor this for `/old/`: that costs fixed rules, where some are left.
  const sources = new Set(redirects.map(sourceOf));
  const bare = redirects
    .flatMap((rule) => bareRule(rule) ?? [])
    .filter((rule) => isFixed(rule) && !sources.has(sourceOf(rule)));
  const own = [...redirects.filter(isFixed), ...bare];
  const slashed = own.map((rule) => ({ ...rule, from: [...rule.from, { kind: 'text' as const, text: '/' }] }));
  const fixed = [...own, ...slashed].slice(0, limits.fixed);
  const lines = [...fixed, ...redirects.filter((rule) => !isFixed(rule))].map((rule) => `${lineOf(rule)}\n`);
  return {
    files: new Map([
      ['_headers', headerFile(rules)],
      ...(lines.length === 0 ? [] : [['_redirects', lines.join('')] as const]),
    ]),
    followed: redirects,
    losses,
  };
}

function fit(rules: HostRules): { redirects: RedirectRule[]; losses: Taken['losses'] } {
  const first = takeBeforePages(rules);
  const known = takeRules(first.rules, (rule) => {
    if (rule.from.filter(({ kind }) => kind === 'rest').length > 1) return 'it supports one `*` per redirect';
    return lineOf(rule).length > longestLine ? `it allows ${longestLine} characters per redirect` : null;
  });
  const { rules: redirects, losses } = limitRules({ ...known, losses: [...first.losses, ...known.losses] }, limits);
  return { redirects, losses };
}

function sourceOf(rule: RedirectRule): string {
  return lineOf(rule).split(' ')[0]!;
}

function lineOf(rule: RedirectRule): string {
  return redirectLine(rule, rule.status);
}
