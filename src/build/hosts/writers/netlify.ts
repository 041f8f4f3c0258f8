import type { HostOutput, HostRules } from '../../../model/host.ts';
import { takeRules } from '../find-losses.ts';
import type { HostWriter } from '../host-writer.ts';
import { headerFile } from './header-lines.ts';
import { findNetlifyFault, redirectLine } from './redirect-lines.ts';

/** https://docs.netlify.com/manage/routing/redirects/redirect-options: 301 and 302 are the statuses there are. */
export const netlify: HostWriter = { name: 'netlify', pages: 'files', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  const taken = takeRules(rules.redirects, findNetlifyFault);
  const lines = taken.rules.map((rule) => `${redirectLine(rule, rule.status === 308 ? 301 : 302)}\n`);
  return {
    files: new Map([
      ['_headers', headerFile(rules)],
      ...(lines.length === 0 ? [] : [['_redirects', lines.join('')] as const]),
    ]),
    followed: taken.rules,
    losses: taken.losses,
  };
}
