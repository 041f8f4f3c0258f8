import type { ReactNode } from 'react';
import { part } from './component-part.ts';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readFlag } from './prop-values.ts';
import { TitleMarkdown, titleText } from './TitleMarkdown.tsx';

interface Props {
  title?: ReactNode;
  /** Another spelling of `title`. */
  summary?: ReactNode;
  defaultOpen?: unknown;
  className?: string;
  children?: ReactNode;
}

/** The inner fields of a field, or anything else that is long and rarely read. */
export function Expandable({ title, summary, defaultOpen, className, children }: Props) {
  const page = usePage();
  const { texts, used } = page;
  used.add('field');
  const given = title ?? summary;
  const label = isBlank(given) ? texts.childAttributes : given;
  return (
    <details
      className={classNames('expandable', className)}
      data-hash={isBlank(given) ? undefined : page.ids.expandable(titleText(given, page))}
      open={readFlag(defaultOpen)}
    >
      <summary {...part('block-header')}>
        <span className="block-label" data-show={texts.show} data-hide={texts.hide}>
          {' '}
          <TitleMarkdown text={label} />
        </span>
      </summary>
      <div className="block-content">{children}</div>
    </details>
  );
}
