import type { ReactNode } from 'react';
import { hashHref } from '../../base/paths/hash-href.ts';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';

interface Props {
  /** Empty where the type says as much. */
  name: string;
  /** Anchor of the field; without one its name is no link. */
  id?: string;
  type?: ReactNode;
  /** Full name of the type. */
  typeTitle?: string;
  /** Of the page of its type. */
  typeLink?: { name: string; href: string } | null;
  /** Where a parameter is sent. */
  place?: string;
  /** Labels before the name, and after the type. */
  before?: readonly string[];
  after?: readonly string[];
  required?: boolean;
  deprecated?: boolean;
  children?: ReactNode;
}

/** The line that names a field. Pages of an API hold hundreds of them, so elements stand in place of class names. */
export function FieldHead({
  name,
  id,
  type,
  typeTitle,
  typeLink,
  place,
  before = [],
  after = [],
  required,
  deprecated,
  children,
}: Props) {
  const { texts } = usePage();
  return (
    <p>
      {before.map((label, index) => (
        <span key={index}>{label}</span>
      ))}
      {id !== undefined ? <a href={hashHref(id)}>{name}</a> : name === '' ? null : <b>{name}</b>}
      {isBlank(type) ? null : <code title={typeTitle}>{type}</code>}
      {typeLink ? (
        <code>
          <a href={typeLink.href}>{typeLink.name}</a>
        </code>
      ) : null}
      {place ? <span>{place}</span> : null}
      {after.map((label, index) => (
        <span key={index}>{label}</span>
      ))}
      {required ? <strong>{texts.required}</strong> : null}
      {deprecated ? <em>{texts.deprecated}</em> : null}
      {children}
    </p>
  );
}
