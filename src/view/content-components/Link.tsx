import { type ComponentPropsWithoutRef, useContext } from 'react';
import { InsideLink } from './inside-link.ts';
import { isExternal } from './is-external.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readText } from './prop-values.ts';

interface Props extends ComponentPropsWithoutRef<'a'> {
  /** Other spellings of `href`. */
  to?: unknown;
  path?: unknown;
}

/** A link: relative addresses are resolved from the page's file, other sites open in a new tab. */
export function Link({ href, to, path, className, target, rel, children, ...rest }: Props) {
  const page = usePage();
  const isInside = useContext(InsideLink);
  const address = readText(href ?? to ?? path);
  // An address that became a link by itself within one of the author's.
  if (isInside === 'link') return <span className={className}>{children}</span>;
  if (address === undefined)
    return (
      <a {...rest} className={className}>
        <InsideLink value="place">{children}</InsideLink>
      </a>
    );
  const label = 'data-footnote-backref' in rest ? page.texts.backToReference : rest['aria-label'];
  const opensTab = target === undefined && isExternal(address);
  return (
    <a
      {...rest}
      aria-label={label}
      className={classNames('link', className)}
      href={page.resolveHref(address)}
      target={opensTab ? '_blank' : target}
      rel={rel ?? (opensTab || target === '_blank' ? 'noreferrer' : undefined)}
    >
      <InsideLink value="link">{children}</InsideLink>
    </a>
  );
}
