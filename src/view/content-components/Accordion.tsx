import { createContext, type ReactNode, useContext } from 'react';
import { part } from './component-part.ts';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readFlag, readText } from './prop-values.ts';
import { TitleMarkdown, titleText } from './TitleMarkdown.tsx';

interface Props extends IconProps {
  title?: ReactNode;
  description?: ReactNode;
  defaultOpen?: unknown;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** Ids of the accordions around, outermost first: a nested one writes `parent:child` into the address. */
const Ancestors = createContext<string[]>([]);

export function Accordion({ title, description, defaultOpen, id, className, children, ...icon }: Props) {
  const page = usePage();
  page.used.add('accordion');
  const ancestors = useContext(Ancestors);
  const ownId = page.ids.accordion(titleText(title, page), readText(id));
  const path = [...ancestors, ownId];
  return (
    <details
      className={classNames('accordion', className)}
      id={ownId}
      data-hash={ancestors.length > 0 ? path.join(':') : undefined}
      open={readFlag(defaultOpen)}
    >
      <summary {...part('fold-header')}>
        <InlineIcon of={icon} className="fold-icon" />
        <span {...part('fold-text')}>
          <span {...part('fold-title')}>
            <TitleMarkdown text={title} />
          </span>
          {isBlank(description) ? null : <span {...part('fold-description')}>{description}</span>}
        </span>
      </summary>
      <div {...part('fold-content')}>
        <Ancestors value={path}>{children}</Ancestors>
      </div>
    </details>
  );
}

export function AccordionGroup({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={classNames('accordion-group', className)}>{children}</div>;
}
