import type { RedirectRule } from '../../../model/host.ts';
import { withoutRest, writeSource, writeTarget } from '../redirect-text.ts';

/** A rule as `_redirects` has it, with a status of the host's. */
export function redirectLine(rule: RedirectRule, status: number): string {
  const from = writeSource(rule, ({ kind, name }) => (kind === 'rest' ? '*' : `:${name}`));
  const to = writeTarget(rule, ({ name, isRest }) => (isRest ? ':splat' : `:${name}`));
  // A rest may begin with a slash, and what begins with two names a server (RFC 3986, 4.2). Browsers drop `/.`.
  return `${from} ${to.replace(/^\/(?=:splat)/, '/./')} ${status}`;
}

/** Hosts whose `/old/*` does not stand for `/old`: the rule for that alone; `null` where there is nothing to add. */
export function bareRule(rule: RedirectRule): RedirectRule | null {
  const from = withoutRest(rule);
  if (from === null || from.length === 0) return null;
  const rest = rule.from.at(-1);
  const to = rule.to.flatMap((part) =>
    part.kind === 'capture' && rest?.kind !== 'text' && part.name === rest?.name ? [] : [part],
  );
  const last = to.at(-1);
  const isOpenEnd = rule.to.at(-1)?.kind === 'capture' && last?.kind === 'text' && last.text.length > 1;
  if (isOpenEnd) to[to.length - 1] = { kind: 'text', text: last.text.replace(/\/$/, '') };
  return { ...rule, from, to };
}

/** What keeps a rule out of a `_redirects` whose `*` is the last part of a path and nothing less. */
export function findNetlifyFault({ from }: RedirectRule): string | null {
  const isWhole = from.every((part, index) => {
    if (part.kind === 'text') return true;
    const [before, after] = [from[index - 1], from[index + 1]];
    const opens = before?.kind === 'text' && before.text.endsWith('/');
    return (
      opens && (after === undefined || (part.kind === 'segment' && after.kind === 'text' && after.text.startsWith('/')))
    );
  });
  return isWhole ? null : 'it supports parameters only as a whole path segment, and `*` only as the last one';
}
