import type { ReactNode } from 'react';
import { hashHref } from '../../base/paths/hash-href.ts';
import { isObject } from '../../base/values/is-object.ts';
import { part } from './component-part.ts';
import { forId } from './for-id.ts';
import { MarkdownProp } from './MarkdownProp.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';
import { TitleMarkdown, titleText } from './TitleMarkdown.tsx';

interface Props {
  label?: ReactNode;
  description?: ReactNode;
  /** Another spelling of `description`. */
  date?: ReactNode;
  tags?: unknown;
  /** What the feed says instead of label and description. */
  rss?: unknown;
  id?: unknown;
  className?: string;
  children?: ReactNode;
}

/** One entry of a changelog. Entries with tags bring the filter of the page with the first of them. */
export function Update({ label, description, date, tags, rss, id, className, children }: Props) {
  const page = usePage();
  const ownId = page.ids.heading(titleText(label, forId(page)), readText(id));
  const list = (Array.isArray(tags) ? tags : [tags]).flatMap((tag) => readText(tag) ?? []);
  const opensFilter = list.length > 0 && !page.used.has('update-filter');
  page.used.add('update');
  if (opensFilter) page.used.add('update-filter');
  const about = description ?? date;
  return (
    <>
      {opensFilter ? (
        <dw-filter id="changelog-filters" data-label={page.texts.filters} data-clear={page.texts.clearFilters} hidden />
      ) : null}
      <section
        className={classNames('update update-container', className)}
        id={ownId}
        data-rss={readFeedWords(rss)}
        data-tags={list.length > 0 ? JSON.stringify(list) : undefined}
      >
        <div className="entry-head">
          <div>
            {isBlank(label) ? null : (
              <h2 {...part('entry-label')}>
                <a className="entry-link" href={hashHref(ownId)}>
                  <TitleMarkdown text={label} />
                </a>
              </h2>
            )}
            {list.length > 0 ? (
              <ul {...part('entry-tags')}>
                {list.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            ) : null}
            {isBlank(about) ? null : (
              <div {...part('entry-description')}>
                <MarkdownProp value={about} as="inline" />
              </div>
            )}
          </div>
        </div>
        <div {...part('entry-content')}>{children}</div>
      </section>
    </>
  );
}

/** For whoever writes the feed from the page. */
function readFeedWords(rss: unknown): string | undefined {
  if (!isObject(rss)) return undefined;
  return JSON.stringify({ title: readText(rss['title']) ?? null, description: readText(rss['description']) ?? null });
}
