import type { ReadinessOutcome, SiteAnswer } from '../../model/readiness.ts';
import type { TextLink } from './read-links.ts';
import { failed, passed, settle, skipped } from './readiness-check.ts';
import { type SiteVisit, spread } from './site-visit.ts';

/** The two lists that agents read of a site. */
export type ListName = 'llms.txt' | 'llms-full.txt';

/** How many links of a list are followed. */
const mostFollowed = 40;

export function isText({ status, type, text }: SiteAnswer): boolean {
  return status === 200 && type !== 'text/html' && !/^\s*<(?:!doctype|html)\b/i.test(text) && text.trim() !== '';
}

export async function readList(visit: SiteVisit, name: ListName): Promise<string | null> {
  const answer = await visit.ask(visit.address(name));
  return isText(answer) ? answer.text : null;
}

export async function lookForList(visit: SiteVisit, name: ListName): Promise<ReadinessOutcome> {
  const answer = await visit.ask(visit.address(name));
  if (isText(answer)) return passed(`/${name} is there`);
  return failed(answer.status === 200 ? `/${name} is a page, not a text file` : `/${name} ${describeStatus(answer)}`);
}

function describeStatus({ status }: SiteAnswer): string {
  return status === 0 ? 'does not respond' : `returns status ${status}`;
}

export async function lookAtSize(visit: SiteVisit, name: ListName, most: number): Promise<ReadinessOutcome> {
  const text = await readList(visit, name);
  if (text === null) return failed(`There is no /${name}`);
  const [has, limit] = [text.length, most].map((count) => count.toLocaleString('en'));
  return settle(text.length <= most, `It has ${has} characters; at most ${limit} are allowed`);
}

/** Follows links of a list to the site itself. */
export async function lookAtLinks(visit: SiteVisit, name: ListName): Promise<ReadinessOutcome> {
  const text = await readList(visit, name);
  if (text === null) return failed(`There is no /${name}`);
  return follow(visit, visit.ownLinks(text), {
    none: `/${name} does not link to any page of the site`,
    isGood: ({ status }) => status === 200,
    good: 'work',
    bad: 'does not exist',
  });
}

/** Whether pages are linked to as Markdown; descriptions of APIs and other files are what they are. */
export async function lookAtMarkdownLinks(visit: SiteVisit): Promise<ReadinessOutcome> {
  const text = await readList(visit, 'llms.txt');
  if (text === null) return failed('There is no /llms.txt');
  const pages = visit.ownLinks(text).filter(({ url }) => !/\.(?!mdx?$|html?$)\w{2,5}$/.test(url.pathname));
  return follow(visit, pages, {
    none: '/llms.txt does not link to any page of the site',
    isGood: (answer) => isText(answer),
    good: 'return Markdown',
    bad: 'does not return Markdown',
  });
}

interface Following {
  none: string;
  isGood: (answer: SiteAnswer) => boolean;
  good: string;
  bad: string;
}

async function follow(
  visit: SiteVisit,
  links: readonly TextLink[],
  { none, isGood, good, bad }: Following,
): Promise<ReadinessOutcome> {
  const followed = spread(links, mostFollowed);
  if (followed.length === 0) return skipped(none);
  const answers = await Promise.all(followed.map(async ({ url }) => ({ url, answer: await visit.ask(url.href) })));
  const wrong = answers.filter(({ answer }) => !isGood(answer));
  if (wrong.length === 0) return passed(`All of ${followed.length} links ${good}`);
  return failed(`${wrong[0]!.url.pathname} ${bad} (${wrong.length} of ${followed.length} links)`);
}
