import type { ReactNode } from 'react';
import type { ApiFact } from '../../read/openapi/api-facts.ts';
import { usePage } from '../content-components/PageProvider.tsx';

interface Props {
  facts: readonly ApiFact[];
  /** Further entries, as `Fact`s. */
  children?: ReactNode;
}

/** Short statements about an API, a tag or an operation; nothing where there are none. */
export function FactList({ facts, children }: Props) {
  const { used } = usePage();
  used.add('api');
  if (facts.length === 0 && !children) return null;
  return (
    <dl className="api-facts">
      {facts.map(({ label, text, href, isCode }) => (
        <Fact key={`${label} ${text}`} label={label}>
          {href === null ? isCode ? <code>{text}</code> : text : <FactLink href={href}>{text}</FactLink>}
        </Fact>
      ))}
      {children}
    </dl>
  );
}

/** One of them. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FactLink({ href, children }: { href: string; children: ReactNode }) {
  const { resolveHref } = usePage();
  const isOutside = /^https?:/i.test(href);
  return (
    <a href={resolveHref(href)} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
