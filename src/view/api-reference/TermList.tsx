import { Fragment, type ReactNode } from 'react';
import { Description } from './Description.tsx';

interface Props {
  terms: readonly { term: ReactNode; description: string }[];
}

/** Scopes or values, with what is said of each; where nothing is, names have the whole width, for they may be long. */
export function TermList({ terms }: Props) {
  if (terms.every(({ description }) => description === ''))
    return (
      <p>
        {terms.map(({ term }, index) => (
          <Fragment key={index}>
            {index > 0 ? <br /> : null}
            {term}
          </Fragment>
        ))}
      </p>
    );
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
