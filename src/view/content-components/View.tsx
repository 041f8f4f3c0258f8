import type { ReactNode } from 'react';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';
import { TitleMarkdown, titleText } from './TitleMarkdown.tsx';

interface Props extends IconProps {
  title?: ReactNode;
  id?: unknown;
  className?: string;
  children?: ReactNode;
}

/**
 * A part of the page for one audience; `dw-views`, before the first, lets the reader choose. Parts with one title are
 * shown together.
 */
export function View({ title, id, className, children, ...icon }: Props) {
  const page = usePage();
  const label = titleText(title, page);
  const { id: ownId, isFirst, isShown } = page.ids.view(label, readText(id));
  page.used.add('view');
  return (
    <>
      {isFirst ? <dw-views id="multi-view-dropdown" data-label={page.texts.chooseView} /> : null}
      <section
        className={classNames('view', className)}
        id={ownId}
        data-title={label}
        data-active={isShown ? '' : undefined}
      >
        <p className="view-title">
          <InlineIcon of={icon} /> <TitleMarkdown text={title} />
        </p>
        {children}
      </section>
    </>
  );
}
