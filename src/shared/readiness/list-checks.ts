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
    looksAt: 'There is a list of the pages for agents at /llms.txt',
    mend: 'Publish the /llms.txt that docwright build writes; it is not written where docs.json says noindex',
    look: (visit) => lookForList(visit, 'llms.txt'),
  },
  {
    name: 'llmsTxtValid',
    looksAt: '/llms.txt has the form of llmstxt.org: one title, then lists of links under headings',
    mend: 'Begin it with “# Name”, and write “- [Title](address): description” below headings of the second level',
    file: 'llms.txt',
    look: lookAtForm,
  },
  {
    name: 'llmsTxtSize',
    looksAt: `/llms.txt has at most ${llmsSizeLimit.toLocaleString('en')} characters, so that agents read it to its end`,
    mend: 'Shorten the descriptions, and leave out what agents do not need',
    file: 'llms.txt',
    look: (visit) => lookAtSize(visit, 'llms.txt', llmsSizeLimit),
  },
  {
    name: 'llmsTxtLinksResolve',
    looksAt: 'Links of /llms.txt to the site lead somewhere',
    mend: 'Remove what is gone from the list',
    file: 'llms.txt',
    look: (visit) => lookAtLinks(visit, 'llms.txt'),
  },
  {
    name: 'llmsTxtLinksMarkdown',
    looksAt: 'Links of /llms.txt to pages give Markdown',
    mend: 'Link to the address of each page with .md',
    file: 'llms.txt',
    look: lookAtMarkdownLinks,
  },
  {
    name: 'llmsTxtDirective',
    looksAt: 'Pages tell agents of /llms.txt, by a header or by a link',
    mend: 'Have the host send the headers that docwright build --host writes for it',
    look: lookForPointer,
  },
  {
    name: 'llmsTxtFullExists',
    looksAt: 'The whole text of the site is at /llms-full.txt',
    mend: 'Publish the /llms-full.txt that docwright build writes; it is not written where docs.json says noindex',
    look: (visit) => lookForList(visit, 'llms-full.txt'),
  },
  {
    name: 'llmsTxtFullSize',
    looksAt: `/llms-full.txt has at most ${fullSizeLimit.toLocaleString('en')} characters, about a million tokens`,
    mend: 'Keep pages out of it with hidden: true or groups, such as references that agents can ask for one by one',
    file: 'llms-full.txt',
    look: (visit) => lookAtSize(visit, 'llms-full.txt', fullSizeLimit),
  },
  {
    name: 'llmsTxtFullValid',
    looksAt: '/llms-full.txt is Markdown with a heading for each page',
    mend: 'Write pages with “# Title” and their text below it',
    file: 'llms-full.txt',
    look: lookAtFullForm,
  },
  {
    name: 'llmsTxtFullLinksResolve',
    looksAt: 'Links of /llms-full.txt to the site lead somewhere',
    mend: 'Run docwright check, which names the line of each dead link',
    file: 'llms-full.txt',
    look: (visit) => lookAtLinks(visit, 'llms-full.txt'),
  },
];

async function lookAtForm(visit: SiteVisit) {
  const text = await readList(visit, 'llms.txt');
  if (text === null) return failed('There is no /llms.txt');
  const lines = withoutByteOrderMark(text).split(/\r?\n/);
  if (!/^# \S/.test(lines.find((line) => line.trim() !== '') ?? '')) return failed('It does not begin with “# Name”');
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
    if (!told) return failed(`${new URL(page).pathname} does not name it`);
  }
  return passed('Pages name it');
}
