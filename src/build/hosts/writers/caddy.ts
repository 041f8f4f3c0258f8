import { contentType } from '../../../base/paths/content-type.ts';
import type { HostOutput, HostRules, RedirectRule } from '../../../model/host.ts';
import { isFixed } from '../build-redirect-rules.ts';
import type { HostWriter } from '../host-writer.ts';
import { fixedSource, numberOf, sourcePattern, writeTarget } from '../redirect-text.ts';
import { acceptPatterns } from './accept-patterns.ts';
import { freshness, headersOf } from './server-headers.ts';

/** A part of a site block, to be imported there: `root` is the folder that the file lies in. */
export const caddy: HostWriter = { name: 'caddy', pages: 'folders', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  return { files: new Map([['Caddyfile', render(rules)]]), followed: rules.redirects, losses: [] };
}

function render(rules: HostRules): string {
  const { base } = rules;
  const { everywhere, markdown, hashed } = headersOf(rules);
  const security = everywhere.map(({ name, value }) => `    ${name} ${quote(value)}\n`).join('');
  return `# Import this in a site block whose root is the folder of this file.
encode zstd gzip
route {
  header {
${security}    Vary Accept
  }
  @docwright_own path /Caddyfile
  error @docwright_own 404
  @docwright_slash path_regexp .+/$
  uri @docwright_slash strip_suffix /
${renderMarkdown(base)}
  @docwright_file file {
    try_files {path} {path}/index.html
  }
  route @docwright_file {
    rewrite {http.matchers.file.relative}
    header Cache-Control ${quote(freshness)}
    @docwright_hashed path_regexp ${quote(`^${base}${hashed.pattern}`)}
    header @docwright_hashed Cache-Control ${quote(hashed.value)}
    @docwright_md path *.md
    header @docwright_md Content-Type ${quote(contentType('.md'))}
    header @docwright_md X-Robots-Tag ${quote(markdown)}
    @docwright_txt path *.txt
    header @docwright_txt Content-Type ${quote(contentType('.txt'))}
    @docwright_catalog path ${base}/.well-known/api-catalog
    header @docwright_catalog Content-Type ${contentType('api-catalog')}
    file_server
  }
${renderRedirects(rules.redirects)}  error 404
}
handle_errors {
  header {
${security}    Cache-Control no-cache
  }
  rewrite * ${base}/404.html
  file_server
}
`;
}

function renderMarkdown(base: string): string {
  const wants =
    'expression `double({docwright_q_markdown}) > 0.0 && double({docwright_q_markdown}) >= double({docwright_q_html})`';
  return `${renderQualities()}  @docwright_home {
    path ${base === '' ? '/' : `${base} ${base}/`}
    ${wants}
  }
  rewrite @docwright_home ${base}/index.md
  @docwright_markdown {
    ${wants}
    file {
      try_files {path}.md
    }
  }
  rewrite @docwright_markdown {http.matchers.file.relative}`;
}

/** How much Markdown is wanted, and HTML. The first line that fits holds, so what says most comes first. */
function renderQualities(): string {
  return Object.entries(acceptPatterns)
    .map(([kind, patterns]) => {
      const lines = patterns
        .toReversed()
        .flatMap(({ named, weighed }) => [
          `    ${quote(`~(?i)${weighed}`)} "\${1}.\${2}0"\n`,
          `    ${quote(`~(?i)${named}`)} 1.0\n`,
        ]);
      return `  map {http.request.header.Accept} {docwright_q_${kind}} {\n${lines.join('')}    default 0.0\n  }\n`;
    })
    .join('');
}

/**
 * What Caddy cannot be told as text: it has no sign for a backslash before a quote, and puts variables of its
 * environment and of the request in the place of names in braces.
 */
const special = /["\\`{}]/;

function renderRedirects(redirects: readonly RedirectRule[]): string {
  const isText = (rule: RedirectRule): boolean => isFixed(rule) && !special.test(fixedSource(rule));
  const fixed = redirects.filter(isText);
  const open = redirects.filter((rule) => !isText(rule));
  return `${fixed.length === 0 ? '' : renderFixed(fixed)}${open.length === 0 ? '' : renderOpen(open)}`;
}

function renderFixed(rules: readonly RedirectRule[]): string {
  const lines = rules.flatMap((rule) => {
    const to = writeTarget(rule, () => '') + (rule.keepsQuery ? '{docwright_query}' : '');
    const source = fixedSource(rule);
    return [source, `${source}/`].map((path) => `    ${quote(path)} ${quote(to)} ${rule.status}\n`);
  });
  return `  map {query} {docwright_query} {
    ~(.+) "?\${1}"
    default ""
  }
  map {path} {docwright_fixed} {docwright_status} {
${lines.join('')}    default "" 308
  }
  @docwright_fixed expression \`{docwright_fixed} != ""\`
  redir @docwright_fixed {docwright_fixed} {docwright_status}
`;
}

function renderOpen(rules: readonly RedirectRule[]): string {
  const lines = rules.map((rule) => {
    const count = rule.from.filter(({ kind }) => kind !== 'text').length;
    const to = writeTarget(
      rule,
      ({ name }) => `\${${numberOf(rule, name)}}`,
      (text) => text.replaceAll('$', '$$$$'),
    );
    const query = rule.keepsQuery ? `\${${count + 1}}` : '';
    return `    ${quote(`~^${sourcePattern(rule)}/*(\\?.*)?$`)} ${quote(to + query)} ${rule.status}\n`;
  });
  return `  map {uri} {docwright_open} {docwright_open_status} {
${lines.join('')}    default "" 308
  }
  @docwright_open expression \`{docwright_open} != ""\`
  redir @docwright_open {docwright_open} {docwright_open_status}
`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
