import { hostTitles } from '../../base/http/hosts.ts';
import type { HostLoss, HostName } from '../../model/host.ts';
import { isFixed } from './build-redirect-rules.ts';

/** A fault that a report can show; `source` is the redirect's, as `docs.json` has it. */
export interface ToldLoss {
  source: string;
  message: string;
}

/** What a host loses of a site, one sentence for each reason and kind, with the redirects that it is about. */
export function explainLosses(host: HostName, losses: readonly HostLoss[]): ToldLoss[] {
  const lost = new Set(losses.filter(({ isLost }) => isLost).map(({ rule }) => rule.source));
  const telling = losses.filter(({ isLost, rule }) => isLost || !lost.has(rule.source));
  const byReason = Map.groupBy(telling, ({ reason, isLost, rule }) => `${isLost} ${isFixed(rule)} ${reason}`);
  return [...byReason.values()].map((alike) => {
    const [{ rule, reason, isLost }] = alike as [HostLoss];
    const told = { source: rule.source, message: `${hostTitles[host]}: ${reason}` };
    if (!isLost) return { ...told, message: `${told.message} (${quoteSources(alike)})` };
    const verb = alike.length === 1 ? 'is' : 'are';
    const what = `${quoteSources(alike)} ${isFixed(rule) ? `${verb} replaced by a page that redirects` : `${verb} lost`}`;
    return { ...told, message: `${told.message}; ${what}` };
  });
}

/** Enough to find them, and how many there are. */
function quoteSources(losses: readonly HostLoss[]): string {
  const named = losses.slice(0, 5).map(({ rule }) => `"${rule.source}"`);
  const more = losses.length - named.length;
  return more === 0 ? named.join(', ') : `${named.join(', ')} and ${more} more`;
}
