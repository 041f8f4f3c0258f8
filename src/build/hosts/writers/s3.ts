import { isFilePath } from '../../../base/paths/routes.ts';
import type { HostOutput, HostRules, RedirectRule } from '../../../model/host.ts';
import { isFixed } from '../build-redirect-rules.ts';
import { type Taken, takeBeforePages, takeRules } from '../find-losses.ts';
import type { HostWriter } from '../host-writer.ts';
import { fixedSource, numberOf, sourcePattern, writeTarget } from '../redirect-text.ts';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const largestFunction = 10_000;

/** A bucket knows files by their whole name: a function of CloudFront leads addresses to them. */
export const s3: HostWriter = { name: 's3', pages: 'folders', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  const first = takeBeforePages(rules);
  // Pages can stand for fixed redirects, so those with a parameter have the room first.
  const byNeed = [...first.rules.filter((rule) => !isFixed(rule)), ...first.rules.filter(isFixed)];
  const room = largestFunction - Buffer.byteLength(render(rules, []));
  let used = 0;
  const taken = takeRules(byNeed, (rule) => {
    used += Buffer.byteLength(isFixed(rule) ? fixedEntry(rule) : openEntry(rule));
    return used > room ? `a CloudFront function can have at most ${largestFunction / 1000} kB` : null;
  });
  return {
    files: new Map([['cloudfront-function.js', render(rules, taken.rules)]]),
    followed: taken.rules,
    losses: [...first.losses, ...taken.losses],
  };
}

function render({ base, pages }: HostRules, redirects: Taken['rules']): string {
  const fixed = redirects.filter(isFixed).map(fixedEntry);
  const open = redirects.filter((rule) => !isFixed(rule)).map(openEntry);
  // Pages whose address looks like that of a file.
  const named = pages.filter(isFilePath).map((page) => `  ${JSON.stringify(encodeURI(page))}: 1,\n`);
  return `// CloudFront function for viewer requests, runtime cloudfront-js-2.0.
var fixed = {
${fixed.join('')}};
var open = [
${open.join('')}];
var pages = {
${named.join('')}};

function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\\/+$/, '');
  var to = redirect(path);
  if (to) return to.keepsQuery ? answer(to.status, to.href + query(request.querystring)) : answer(to.status, to.href);
  if (/\\.[a-z][a-z0-9]{0,9}$/i.test(path) && !pages[path]) return request;
  if (path.indexOf(${JSON.stringify(`${base}/.well-known/`)}) === 0) return request;
  var accept = request.headers.accept ? request.headers.accept.value : '';
  var isMarkdown = accept.indexOf('text/markdown') >= 0 && accept.indexOf('text/html') < 0;
  if (isMarkdown) request.uri = path === ${JSON.stringify(base)} ? path + '/index.md' : path + '.md';
  else request.uri = path + '/index.html';
  return request;
}

function redirect(path) {
  if (Object.prototype.hasOwnProperty.call(fixed, path)) return target(fixed[path], fixed[path][1]);
  for (var i = 0; i < open.length; i++) {
    var match = open[i][0].exec(path);
    if (match)
      return target([open[i][2], '', open[i][3]], open[i][1].replace(/\\$(\\d+)/g, function (_, index) { return match[index] || ''; }));
  }
  return null;
}

function target(rule, href) {
  return { status: rule[0], href: href.length > 1 ? href.replace(/\\/+$/, '') : href, keepsQuery: rule[2] };
}

function query(parameters) {
  var parts = [];
  for (var name in parameters) {
    var all = parameters[name].multiValue || [parameters[name]];
    for (var i = 0; i < all.length; i++) parts.push(all[i].value === '' ? name : name + '=' + all[i].value);
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function answer(status, location) {
  return { statusCode: status, statusDescription: 'Redirect', headers: { location: { value: location } } };
}
`;
}

function fixedEntry(rule: RedirectRule): string {
  const to = writeTarget(rule, () => '');
  return `  ${JSON.stringify(encodeURI(fixedSource(rule)))}: ${JSON.stringify([rule.status, to, rule.keepsQuery])},\n`;
}

function openEntry(rule: RedirectRule): string {
  const to = writeTarget(
    rule,
    ({ name }) => `$${numberOf(rule, name)}`,
    (text) => text.replaceAll('$', '%24'),
  );
  const pattern = `^${sourcePattern(rule)}$`.replaceAll('/', '\\/');
  return `  [/${pattern}/, ${JSON.stringify(to)}, ${rule.status}, ${rule.keepsQuery}],\n`;
}
