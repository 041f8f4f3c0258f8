import type { HostLoss, HostRules, RedirectRule } from '../../model/host.ts';
import { isFixed } from './build-redirect-rules.ts';
import { coverageOf, writeTarget } from './redirect-text.ts';

/** What a host takes of a list of rules, and what is lost of it. */
export interface Taken {
  rules: RedirectRule[];
  losses: HostLoss[];
}

/** Takes the rules that a host can write, each of which `findFault` has nothing against. */
export function takeRules(rules: readonly RedirectRule[], findFault: (rule: RedirectRule) => string | null): Taken {
  const taken: Taken = { rules: [], losses: [] };
  for (const rule of rules) {
    const reason = findFault(rule);
    if (reason === null) taken.rules.push(rule);
    else taken.losses.push({ rule, isLost: true, reason });
  }
  return taken;
}

/** Takes as many rules of each kind as a host allows. */
export function limitRules({ rules, losses }: Taken, limits: { fixed?: number; open?: number; all?: number }): Taken {
  const counts = { fixed: 0, open: 0, all: 0 };
  const within = takeRules(rules, (rule) => {
    const kind = isFixed(rule) ? 'fixed' : 'open';
    counts.all += 1;
    counts[kind] += 1;
    if (counts[kind] > (limits[kind] ?? Infinity))
      return `it allows ${limits[kind]} redirects ${kind === 'fixed' ? 'without' : 'with'} a parameter`;
    return counts.all > (limits.all ?? Infinity) ? `it allows ${limits.all} redirects` : null;
  });
  return { rules: within.rules, losses: [...losses, ...within.losses] };
}

/**
 * For hosts that follow redirects before they look for a page: a rule that would lead to itself without end is not
 * given to them, and pages behind a rule are told.
 */
export function takeBeforePages({ redirects, pages }: HostRules): Taken {
  const taken = takeRules(redirects, (rule) =>
    !isFixed(rule) && coverageOf(rule)(decode(writeTarget(rule, () => 'x')))
      ? 'it follows redirects before it looks for pages, so this one loops endlessly'
      : null,
  );
  const open = taken.rules.filter((rule) => !isFixed(rule));
  const hidden = open.flatMap((rule): HostLoss[] => {
    const behind = pages.filter(coverageOf(rule));
    if (behind.length === 0) return [];
    const named = behind.length === 1 ? `the page ${behind[0]}` : `${behind.length} pages, ${behind[0]} among them`;
    return [
      { rule, isLost: false, reason: `it follows redirects before it looks for pages, so this one hides ${named}` },
    ];
  });
  return { rules: taken.rules, losses: [...taken.losses, ...hidden] };
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
