import { createContext, useContext, type ReactNode } from 'react';
import { InlineIcon, hasIcon, type IconProps } from './InlineIcon.tsx';
import { Heading } from './Heading.tsx';
import { TitleMarkdown } from './TitleMarkdown.tsx';
import { classNames, readFlag, readNumber } from './prop-values.ts';
import { isBlank } from './node-text.ts';

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

const TitleSize = createContext<unknown>('p');

/** A numbered sequence. `titleSize` makes the titles headings, which the table of contents then lists. */
export function Steps({ titleSize, className, children }: StepsProps) {
  return (
    <div className={classNames('steps', className)} role="list">
      <TitleSize value={titleSize ?? 'p'}>{children}</TitleSize>
    </div>
  );
}

export function Step(props: StepProps) {
  const { title = props.name, description, id, className, children } = props;
  const number = readNumber(props.stepNumber, { least: 0, most: 9999 });
  const size = useContext(TitleSize);
  const level = /^h([1-6])$/.exec(String(props.titleSize ?? size))?.[1];
  const text = <TitleMarkdown text={title} />;
  return (
    <div className={classNames('step', className)} role="listitem" style={number === undefined ? undefined : { counterSet: `step ${number}` }} id={level ? undefined : id}>
      <span className="step-marker" data-icon={hasIcon(props) ? '' : undefined} aria-hidden="true"><InlineIcon of={props} /></span>
      <div className="step-body">
        {isBlank(title) ? null : level ? (
          <Heading level={level} id={id} noAnchor={readFlag(props.noAnchor)} className="step-title">{text}</Heading>
        ) : (
          <p className="step-title">{text}</p>
        )}
        {isBlank(description) ? null : <p>{description}</p>}
        {children}
      </div>
    </div>
  );
}
