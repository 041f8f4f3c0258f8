import type { ReactNode } from 'react';
import { Description } from './Description.tsx';

interface Props {
  terms: readonly { term: ReactNode; description: string }[];
}

/** Scopes or values, with what is said of each. */
export function TermList({ terms }: Props) {
  return (
    <dl className="api-scopes">
      {terms.map(({ term, description }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>
            <Description text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
