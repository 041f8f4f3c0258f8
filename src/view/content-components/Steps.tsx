import { createContext, type ReactNode, useContext } from 'react';
import { part } from './component-part.ts';
import { forId } from './for-id.ts';
import { Heading } from './Heading.tsx';
import { hasIcon, type IconProps, InlineIcon } from './InlineIcon.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readNumber } from './prop-values.ts';
import { TitleMarkdown, titleText } from './TitleMarkdown.tsx';

interface StepsProps {
  titleSize?: unknown;
  className?: string;
  children?: ReactNode;
}

interface StepProps extends IconProps {
  title?: ReactNode;
  /** Another spelling of `title`. */
  name?: ReactNode;
  description?: ReactNode;
  stepNumber?: unknown;
  titleSize?: unknown;
  id?: string;
  noAnchor?: unknown;
  className?: string;
  children?: ReactNode;
}

/** Of the titles in `Steps`; `null` outside of them. */
const TitleSize = createContext<unknown>(null);

/** A numbered sequence. `titleSize` makes the titles headings, which the table of contents then lists. */
export function Steps({ titleSize, className, children }: StepsProps) {
  usePage().used.add('steps');
  return (
    <div className={classNames('steps', className)} role="list">
      <TitleSize value={titleSize ?? 'p'}>{children}</TitleSize>
    </div>
  );
}

export function Step(props: StepProps) {
  const page = usePage();
  page.used.add('steps');
  const { title = props.name, description, id, className, children } = props;
  const number = readNumber(props.stepNumber, { least: 0, most: 9999 });
  const size = useContext(TitleSize);
  const level = /^h([2-4])$/.exec(String(props.titleSize ?? size))?.[1];
  return (
    <div
      className={classNames('step', className)}
      role={size === null ? undefined : 'listitem'}
      style={number === undefined ? undefined : { counterSet: `step ${number}` }}
      id={listed(level) ? undefined : id}
      data-hash={id || listed(level) || isBlank(title) ? undefined : page.ids.step(titleText(title, page))}
    >
      <div {...part('rung-marker')} aria-hidden="true">
        <div data-icon={hasIcon(props) ? '' : undefined}>
          <InlineIcon of={props} />
        </div>
      </div>
      <div {...part('rung-body')}>
        <StepTitle title={title} level={level} id={id} noAnchor={props.noAnchor} />
        {isBlank(description) ? null : <p>{description}</p>}
        {children}
      </div>
    </div>
  );
}

/** Titles of these levels stand in the table of contents (docs/format.md#headings). */
function listed(level: string | undefined): boolean {
  return level === '2' || level === '3';
}

function StepTitle({
  title,
  level,
  id,
  noAnchor,
}: {
  title: ReactNode;
  level: string | undefined;
  id?: string;
  noAnchor: unknown;
}) {
  const page = usePage();
  if (isBlank(title)) return null;
  const text = <TitleMarkdown text={title} />;
  if (listed(level))
    return (
      <Heading level={level} id={id} noAnchor={noAnchor} text={titleText(title, forId(page))} {...part('rung-title')}>
        {text}
      </Heading>
    );
  const Tag = level === '4' ? 'h4' : 'p';
  return <Tag {...part('rung-title')}>{text}</Tag>;
}
