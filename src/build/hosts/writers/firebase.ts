import type { HostOutput, HostRules, RedirectRule } from '../../../model/host.ts';
import { takeBeforePages, takeRules } from '../find-losses.ts';
import type { HostWriter } from '../host-writer.ts';
import { sourcePattern, writeTarget } from '../redirect-text.ts';
import { groupHeaders } from './header-lines.ts';
import { bareRule } from './redirect-lines.ts';
import { freshness } from './server-headers.ts';

/** https://firebase.google.com/docs/hosting/full-config; the folder is deployed from inside it. */
export const firebase: HostWriter = { name: 'firebase', pages: 'folders', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  const first = takeBeforePages(rules);
  const { rules: redirects, losses } = takeRules(first.rules, (rule) =>
    rule.keepsQuery || rule.to.every(({ kind }) => kind === 'text')
      ? null
      : 'it fills in paths without a query or an anchor',
  );
  // What is optional in a pattern has to be there for its destination.
  const written = redirects.flatMap((rule) => [bareRule(rule) ?? [], rule].flat());
  const hosting = {
    public: '.',
    ignore: ['firebase.json', '.firebase/**', 'firebase-debug.log'],
    cleanUrls: true,
    trailingSlash: rules.trailingSlash,
    redirects: written.map(renderRedirect),
    headers: [
      // An hour where nothing is said.
      { source: '**', headers: [{ key: 'Cache-Control', value: freshness }] },
      ...groupHeaders(rules).flatMap(({ path, scope, headers }) =>
        (scope === 'hashed' ? filesOf(rules, path) : [path]).map((own) => ({
          source: own.replace('/*', '/**').replace(/\/\*\*\./, '/**/*.'),
          headers: headers.map(({ name, value }) => ({ key: name, value })),
        })),
      ),
    ],
  };
  return {
    files: new Map([['firebase.json', `${JSON.stringify({ hosting }, null, 2)}\n`]]),
    followed: redirects,
    losses: [...first.losses, ...losses],
  };
}

/**
 * Headers by path go with its 404, too: that of a script which another deployment has would be kept for good. So what
 * is for good is for the files that there are.
 */
function filesOf({ files, base }: HostRules, path: string): string[] {
  const [start = '', end = ''] = path.split('*');
  return files.map((file) => `${base}/${file}`).filter((file) => file.startsWith(start) && file.endsWith(end));
}

function renderRedirect(rule: RedirectRule): object {
  // Paths are compared decoded. Named groups of RE2 are what a destination can name.
  const names = rule.from.flatMap((part) => (part.kind === 'text' ? [] : [part.name]));
  let index = 0;
  const regex = sourcePattern(rule, (text) => text).replace(/\((?=\[\^)/g, () => `(?P<${names[index++]}>`);
  return {
    regex: `^${regex}/*$`,
    // It encodes destinations itself.
    destination: decodeAddress(writeTarget(rule, ({ name }) => `:${name}`)),
    type: rule.status,
  };
}

/** As it stands where a percent sign is none of an escape. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
