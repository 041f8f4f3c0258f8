import type { HostOutput, HostRules } from '../../../model/host.ts';
import { limitRules, takeRules } from '../find-losses.ts';
import type { HostWriter } from '../host-writer.ts';
import { findNetlifyFault, redirectLine } from './redirect-lines.ts';

/** https://docs.gitlab.com/user/project/pages/redirects: 1,000 rules, 301 and 302, paths and no query. */
export const gitlab: HostWriter = { name: 'gitlab', pages: 'folders', base: 'host', write };

function write({ redirects }: HostRules): HostOutput {
  const known = takeRules(redirects, findNetlifyFault);
  const { rules, losses } = limitRules(known, { all: 1_000 });
  const lines = rules.map((rule) => `${redirectLine(rule, rule.status === 308 ? 301 : 302)}\n`);
  return { files: new Map(lines.length === 0 ? [] : [['_redirects', lines.join('')]]), followed: rules, losses };
}
