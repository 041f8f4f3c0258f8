import { llmsSizeLimit } from '../../base/checks/llms-size-limit.ts';
import { withoutByteOrderMark } from '../../base/text/without-byte-order-mark.ts';
import { lookAtLinks, lookAtMarkdownLinks, lookAtSize, lookForList, readList } from './look-at-lists.ts';
import { failed, passed, type ReadinessCheck, settle } from './readiness-check.ts';
import type { SiteVisit } from './site-visit.ts';

/** About a million tokens: what the models with the most room can read at once. */
const fullSizeLimit = 4_000_000;

/** What agents read first: the list of a site's pages, and its whole text. */
export const listChecks: readonly ReadinessCheck[] = [
  {
    name: 'llmsTxtExists',
    looksAt: 'The site has an /llms.txt that lists its pages for agents',
    mend: 'Publish the /llms.txt that docwright build writes; it is not written if docs.json sets noindex',
    look: (visit) => lookForList(visit, 'llms.txt'),
  },
  {
    name: 'llmsTxtValid',
    looksAt: '/llms.txt follows llmstxt.org: one title, then lists of links under headings',
    mend: 'Start it with “# Name”, and list links as “- [Title](address): description” under second-level headings',
    file: 'llms.txt',
    look: lookAtForm,
  },
  {
    name: 'llmsTxtSize',
    looksAt: `/llms.txt has at most ${llmsSizeLimit.toLocaleString('en')} characters, so that agents read all of it`,
    mend: 'Shorten the descriptions, and remove what agents do not need',
    file: 'llms.txt',
    look: (visit) => lookAtSize(visit, 'llms.txt', llmsSizeLimit),
  },
  {
    name: 'llmsTxtLinksResolve',
    looksAt: 'Links in /llms.txt to the site work',
    mend: 'Remove links to pages that no longer exist',
    file: 'llms.txt',
    look: (visit) => lookAtLinks(visit, 'llms.txt'),
  },
  {
    name: 'llmsTxtLinksMarkdown',
    looksAt: 'Links in /llms.txt to pages return Markdown',
    mend: 'Link to the address of each page with .md appended',
    file: 'llms.txt',
    look: lookAtMarkdownLinks,
  },
  {
    name: 'llmsTxtDirective',
    looksAt: 'Pages refer agents to /llms.txt, with a header or a link',
    mend: 'Configure the host to send the headers that docwright build --host writes for it',
    look: lookForPointer,
  },
  {
    name: 'llmsTxtFullExists',
    looksAt: 'The full text of the site is at /llms-full.txt',
    mend: 'Publish the /llms-full.txt that docwright build writes; it is not written if docs.json sets noindex',
    look: (visit) => lookForList(visit, 'llms-full.txt'),
  },
  {
    name: 'llmsTxtFullSize',
    looksAt: `/llms-full.txt has at most ${fullSizeLimit.toLocaleString('en')} characters, about a million tokens`,
    mend: 'Exclude pages with hidden: true or groups, such as reference pages that agents can request individually',
    file: 'llms-full.txt',
    look: (visit) => lookAtSize(visit, 'llms-full.txt', fullSizeLimit),
  },
  {
    name: 'llmsTxtFullValid',
    looksAt: '/llms-full.txt is Markdown with a heading for each page',
    mend: 'Write each page as “# Title” followed by its text',
    file: 'llms-full.txt',
    look: lookAtFullForm,
  },
  {
    name: 'llmsTxtFullLinksResolve',
    looksAt: 'Links in /llms-full.txt to the site work',
    mend: 'Run docwright check, which shows the line of each broken link',
    file: 'llms-full.txt',
    look: (visit) => lookAtLinks(visit, 'llms-full.txt'),
  },
];

async function lookAtForm(visit: SiteVisit) {
  const text = await readList(visit, 'llms.txt');
  if (text === null) return failed('There is no /llms.txt');
  const lines = withoutByteOrderMark(text).split(/\r?\n/);
  if (!/^# \S/.test(lines.find((line) => line.trim() !== '') ?? '')) return failed('It does not start with “# Name”');
  const links = lines.filter((line) => /^[-*+]\s+\[(?:[^\]\\]|\\.)*\]\([^)\s]+\)/.test(line)).length;
  return settle(links > 0, `It has a title and lists ${links} links`);
}

async function lookAtFullForm(visit: SiteVisit) {
  const text = await readList(visit, 'llms-full.txt');
  if (text === null) return failed('There is no /llms-full.txt');
  const headings = text.match(/^# \S/gm)?.length ?? 0;
  return settle(headings > 0, `It has ${headings} pages with a title`);
}

async function lookForPointer(visit: SiteVisit) {
  for (const page of await visit.pages()) {
    const { header, text } = await visit.ask(page);
    const told = [header('link'), header('x-llms-txt'), text].some((part) => part.includes('llms.txt'));
    if (!told) return failed(`${new URL(page).pathname} does not refer to it`);
  }
  return passed('Pages refer to it');
}
