import type { HostOutput, HostRules, RedirectRule } from '../../../model/host.ts';
import { limitRules, takeBeforePages, takeRules } from '../find-losses.ts';
import type { HostWriter } from '../host-writer.ts';
import { withoutRest, writeSource, writeTarget } from '../redirect-text.ts';
import { groupHeaders } from './header-lines.ts';

/** https://vercel.com/docs/project-configuration: 2,048 redirects in the file. */
const limit = 2_048;

export const vercel: HostWriter = { name: 'vercel', pages: 'folders', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  const first = takeBeforePages(rules);
  const known = takeRules(first.rules, findFault);
  const taken = { ...known, losses: [...first.losses, ...known.losses] };
  const { rules: redirects, losses } = limitRules(taken, { all: limit - 1 });
  const settings = {
    cleanUrls: true,
    trailingSlash: rules.trailingSlash,
    redirects: [...redirects.map(renderRedirect), ...markdownRedirects(rules)],
    headers: groupHeaders(rules).map(({ path, headers }) => ({
      source: path.replaceAll('.', '\\.').replaceAll('*', '(.*)'),
      headers: headers.map(({ name, value }) => ({ key: name, value })),
    })),
  };
  return { files: new Map([['vercel.json', `${JSON.stringify(settings, null, 2)}\n`]]), followed: redirects, losses };
}

/** It has no way to write a dollar that is none of its own: its escape is taken for one, too. */
function findFault({ to }: RedirectRule): string | null {
  const isFilled = to.some((part) => part.kind === 'text' && /\$\w/.test(part.text));
  return isFilled ? 'it fills in what follows a dollar sign' : null;
}

function renderRedirect(rule: RedirectRule): object {
  const isOpen = withoutRest(rule) !== null;
  const last = rule.from.at(-1);
  const isLast = (name: string): boolean => isOpen && last?.kind !== 'text' && last?.name === name;
  const source = writeSource(
    rule,
    ({ kind, name }) => {
      if (kind === 'segment') return `:${name}`;
      return isLast(name) ? `:${name}*` : `:${name}(.*)`;
    },
    (text) => text.replace(/[.+?{}()!*:]/g, '\\$&'),
  );
  return {
    source,
    destination: writeTarget(rule, ({ name }) => (isLast(name) ? `:${name}*` : `:${name}`)),
    statusCode: rule.status,
  };
}

/** Pages are found before rewrites are tried, so those who want Markdown are sent to its address. */
function markdownRedirects({ base }: HostRules): object[] {
  const wants = {
    has: [{ type: 'header', key: 'accept', value: '(.*)text/markdown(.*)' }],
    missing: [{ type: 'header', key: 'accept', value: '(.*)text/html(.*)' }],
  };
  return [
    { source: base === '' ? '/' : base, destination: `${base}/index.md`, statusCode: 307, ...wants },
    { source: `${base}/:path([^.]+)`, destination: `${base}/:path.md`, statusCode: 307, ...wants },
  ];
}
