import { Children, type ComponentPropsWithoutRef, type ReactNode, useContext } from 'react';
import { hashHref } from '../../base/paths/hash-href.ts';
import { forId } from './for-id.ts';
import { InsideLink } from './inside-link.ts';
import { nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readFlag, readNumber, readText } from './prop-values.ts';

interface Props extends Omit<ComponentPropsWithoutRef<'h2'>, 'id'> {
  'data-component-part'?: string;
  level?: unknown;
  id?: string;
  noAnchor?: unknown;
  /** What its id is made from, where `children` do not tell. */
  text?: string;
  children?: ReactNode;
}

/** A heading that readers can link to. */
export function Heading({ level, id, noAnchor, text, className, children, ...rest }: Props) {
  const page = usePage();
  const isInsideLink = useContext(InsideLink) !== false;
  const Tag = `h${readNumber(level, { least: 1, most: 6 }) ?? 2}` as 'h2';
  const reading = forId(page);
  const written = text ?? nodeText(children, { ...reading, onlyWritten: true });
  const ownId = page.ids.heading(written.trim() === '' ? nodeText(children, reading) : written, readText(id));
  const isEmpty = Children.count(children) === 0 && rest.dangerouslySetInnerHTML === undefined;
  // What `##` alone makes would be an invisible stop on the way of whoever walks by headings.
  if (isEmpty && text === undefined && id === undefined) return null;
  return (
    <Tag {...rest} id={ownId} className={classNames('heading', className)}>
      {children}
      {isInsideLink || readFlag(noAnchor) ? null : (
        <a className="heading-anchor" href={hashHref(ownId)} aria-label={page.texts.linkToSection} />
      )}
    </Tag>
  );
}

type HeadingProps = Omit<Props, 'level'>;

export const H1 = (props: HeadingProps) => <Heading {...props} level={1} />;
/** The compiler names the notes at the end of a page in English, for assistive technology alone. */
export function H2(props: HeadingProps) {
  const { texts } = usePage();
  return props.id === 'footnote-label' ? (
    <h2 id={props.id} className={props.className}>
      {texts.footnotes}
    </h2>
  ) : (
    <Heading {...props} level={2} />
  );
}
export const H3 = (props: HeadingProps) => <Heading {...props} level={3} />;
export const H4 = (props: HeadingProps) => <Heading {...props} level={4} />;
export const H5 = (props: HeadingProps) => <Heading {...props} level={5} />;
export const H6 = (props: HeadingProps) => <Heading {...props} level={6} />;
