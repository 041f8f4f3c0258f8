import { type ReactNode, useContext } from 'react';
import { part } from './component-part.ts';
import { InsideLink } from './inside-link.ts';
import { isExternal } from './is-external.ts';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';

interface Props {
  tip?: ReactNode;
  headline?: ReactNode;
  cta?: ReactNode;
  href?: unknown;
  side?: unknown;
  align?: unknown;
  className?: string;
  children?: ReactNode;
}

/**
 * An explanation that appears when its text is pointed at or focused. Only phrasing elements: it stands inside
 * paragraphs.
 */
export function Tooltip({ tip, headline, cta, href, side, align, className, children }: Props) {
  const page = usePage();
  page.used.add('tooltip');
  const id = page.ids.next('tooltip');
  const isInside = useContext(InsideLink) === 'link';
  const address = readText(href);
  // A bubble without words would only be in the way.
  if (isBlank(tip) && isBlank(headline) && !address)
    return <span className={classNames('tooltip', className)}>{children}</span>;
  const words = isBlank(cta) ? address?.replace(/^https?:\/\//, '') : cta;
  return (
    <span className={classNames('tooltip', className)}>
      <span className="tooltip-trigger" tabIndex={0} aria-describedby={id}>
        {children}
      </span>
      <span {...part('tooltip-content')} role="tooltip" id={id} data-side={readText(side)} data-align={readText(align)}>
        {isBlank(headline) ? null : <span {...part('tooltip-headline')}>{headline}</span>}
        {isBlank(tip) ? null : <span>{tip}</span>}
        {address ? (
          isInside ? (
            <span {...part('tooltip-cta')}>{words}</span>
          ) : (
            <a
              {...part('tooltip-cta')}
              href={page.resolveHref(address)}
              {...(isExternal(address) ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              {words}
            </a>
          )
        ) : null}
      </span>
    </span>
  );
}
