import type { HostOutput, HostRules } from '../../../model/host.ts';
import { isFixed } from '../build-redirect-rules.ts';
import type { HostWriter } from '../host-writer.ts';

/** Files as they are, and nothing else: fixed redirects stay pages. `_docwright` is left out without `.nojekyll`. */
export const github: HostWriter = { name: 'github', pages: 'files', base: 'host', write };

function write({ redirects }: HostRules): HostOutput {
  return {
    files: new Map([['.nojekyll', '']]),
    followed: [],
    losses: redirects
      .filter((rule) => !isFixed(rule))
      .map((rule) => ({
        rule,
        isLost: true,
        reason: 'it has no redirects, and a page cannot replace one with a parameter',
      })),
  };
}
