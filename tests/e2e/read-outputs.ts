import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFiles } from '../../src/base/paths/service-files.ts';
import { serviceFolderOf } from '../../src/base/paths/service-folder-of.ts';
import { unpackSections } from '../../src/service/server/unpack-sections.ts';

/** Everything that a site says of a page, by the output that says it. */
export const outputNames = ['html', 'markdown', 'search', 'llms', 'full', 'meta', 'jsonLd', 'feed'] as const;
export type OutputName = (typeof outputNames)[number];
export type PageOutputs = Record<OutputName, string>;

/** Reads what a built site says of its pages; an output that leaves a page out is empty. */
export function openOutputs(folder: string): (route: string) => PageOutputs {
  const read = (path: string): string => readText(join(folder, path));
  const index = read('llms.txt').split('\n');
  const full = read('llms-full.txt').split(/\n\n\n(?=# )/);
  const sections = unpackSections(readFileSync(join(serviceFolderOf(folder), serviceFiles.sections))).map(
    (line) => JSON.parse(line) as { route: string },
  );
  return (route) => {
    const document = read(`${route}/index.html`);
    const source = `https://docs.example.com${route}`;
    return {
      ...readHtml(document),
      markdown: read(`${route}.md`),
      search: (JSON.stringify(sections.find((page) => page.route === route)) ?? '').replaceAll('\\n', '\n'),
      llms: index.find((line) => line.includes(`(${source}.md)`)) ?? '',
      full: full.find((part) => part.includes(`\nSource: ${source}\n`)) ?? '',
      feed: read(`${route}/rss.xml`),
    };
  };
}

/** What a page's HTML shows, and what its head says. */
export function readHtml(document: string): Pick<PageOutputs, 'html' | 'meta' | 'jsonLd'> {
  const [head = '', body = ''] = document.split('</head>');
  return {
    html: decode(body.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')),
    meta: decode((head.match(/<(?:title>[^<]*|meta\b[^>]*|link\b[^>]*)/g) ?? []).join('\n')),
    jsonLd: /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(document)?.[1] ?? '',
  };
}

/** Names of the outputs that hold a word. */
export function outputsWith(outputs: PageOutputs, word: string): OutputName[] {
  const whole = new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return outputNames.filter((name) => whole.test(outputs[name]));
}

function decode(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
