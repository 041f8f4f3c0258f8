import { contentType } from '../../../base/paths/content-type.ts';
import type { HostOutput, HostRules } from '../../../model/host.ts';
import { isFixed } from '../build-redirect-rules.ts';
import { type Taken, takeBeforePages, takeRules } from '../find-losses.ts';
import type { HostWriter } from '../host-writer.ts';
import { fixedSource, writeTarget } from '../redirect-text.ts';
import { groupHeaders } from './header-lines.ts';

/** https://learn.microsoft.com/azure/static-web-apps/configuration: 20 KB for the file. */
const largestFile = 20_000;

export const azure: HostWriter = { name: 'azure', pages: 'folders', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  const first = takeBeforePages(rules);
  const fixed = takeRules(first.rules, (rule) =>
    isFixed(rule) ? null : 'its destinations cannot contain what a source captures',
  );
  const { text, followed, losses } = fit(rules, fixed);
  return {
    files: new Map([['staticwebapp.config.json', text]]),
    followed,
    losses: [...first.losses, ...losses],
  };
}

/** As many redirects as the file has room for. */
function fit(
  rules: HostRules,
  { rules: redirects, losses }: Taken,
): Pick<HostOutput, 'followed' | 'losses'> & { text: string } {
  const room = largestFile - Buffer.byteLength(render(rules, []));
  let used = 0;
  const taken = takeRules(redirects, (rule) => {
    used += Buffer.byteLength(JSON.stringify(routeOf(rule), null, 2)) + 60;
    return used > room ? `it allows ${largestFile / 1000} KB of settings` : null;
  });
  return { text: render(rules, taken.rules), followed: taken.rules, losses: [...losses, ...taken.losses] };
}

function render(rules: HostRules, redirects: Taken['rules']): string {
  const groups = groupHeaders(rules);
  const globalHeaders = toObject(groups.find(({ path }) => path === `${rules.base}/*`)?.headers ?? []);
  const ownRoutes = groups
    .filter(({ path }) => path !== `${rules.base}/*`)
    .map(({ path, headers }) => ({ route: path.replace(/\*\.(\w+)$/, '*.{$1}'), headers: toObject(headers) }));
  const settings = {
    trailingSlash: rules.trailingSlash ? 'always' : 'never',
    routes: [...redirects.map(routeOf), ...ownRoutes],
    globalHeaders,
    mimeTypes: { '.md': contentType('.md'), '.txt': contentType('.txt') },
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function routeOf(rule: Taken['rules'][number]): object {
  return { route: encodeURI(fixedSource(rule)), redirect: writeTarget(rule, () => ''), statusCode: rule.status };
}

function toObject(headers: readonly { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(headers.map(({ name, value }) => [name, value]));
}
