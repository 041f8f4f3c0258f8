import { isForMembers } from '../../base/readers/reader-condition.ts';
import { createReaderMarks } from '../../base/readers/reader-marks.ts';
import { readerSpans } from '../../base/readers/reader-spans.ts';
import { settleForEverybody, settleForService } from '../../base/readers/settle-edition.ts';
import type { Page, PageHeading } from '../../model/page.ts';
import type { MarkedHeading, RenderedPage } from '../../model/rendered-page.ts';
import { joinHeadings } from '../../read/openapi/join-headings.ts';
import type { Edition } from './edition.ts';

export interface SettleOptions {
  edition: Edition;
  secret: string;
}

/**
 * A rendered page for an edition: what its readers may not see is taken out, with the scripts that nothing else needs.
 * @throws Error when the page has parts for some readers and its text does not say so: what else is told of it would
 * hold them
 */
export function settleRendered(page: Page, rendered: RenderedPage, { edition, secret }: SettleOptions): RenderedPage {
  if (page.pending?.kind !== 'readers' && holdsParts(rendered, secret))
    throw new Error(
      `${page.source?.file ?? page.route} restricts parts to some readers in a way that cannot be applied`,
    );
  const settle = edition.kind === 'marked' ? settleForService : settleForEverybody;
  const html = settle(rendered.html, secret);
  const aside = settle(rendered.aside, secret);
  return {
    ...rendered,
    html,
    aside,
    islands: rendered.islands.filter(({ src }) => `${html}${aside}`.includes(src)),
  };
}

/** Whether a rendered page has parts that only some readers of pages see. */
export function holdsMemberParts({ html, aside }: Pick<RenderedPage, 'html' | 'aside'>, secret: string): boolean {
  return readerSpans(html + aside, secret).some(({ conditions }) => conditions.some(isForMembers));
}

function holdsParts({ html, aside }: RenderedPage, secret: string): boolean {
  return readerSpans(html + aside, secret).some(({ conditions }) => conditions.length > 0);
}

/** A page with the list of contents that the readers of an edition get. */
export function withOutline(page: Page, { own }: RenderedPage, options: SettleOptions): Page {
  if (!page.pending || !own) return page;
  const shown = own.outline.flatMap((heading): PageHeading[] => {
    const text = shownText(heading, options);
    return text === '' ? [] : [{ depth: heading.depth, id: heading.id, text }];
  });
  return { ...page, headings: joinHeadings(shown, page.pending) };
}

/** For the service with signs by which it takes the whole line out; empty where nobody sees it. */
function shownText({ text, conditions }: MarkedHeading, { edition, secret }: SettleOptions): string {
  const marks = createReaderMarks(secret);
  if (edition.kind !== 'marked')
    return settleForEverybody(
      conditions.reduceRight((inner, condition) => marks.around(condition).join(inner), text),
      secret,
    );
  if (conditions.includes('agents')) return '';
  const signs = conditions.filter((condition) => condition !== 'humans').map(marks.element);
  return settleForService(text, secret) + signs.join('');
}
