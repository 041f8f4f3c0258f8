import type { ReactNode } from 'react';
import type { BodyLimits } from '../../read/openapi/field-facts.ts';
import { Constraints } from './Constraints.tsx';

interface Props {
  limits: BodyLimits;
  /** What the body says of itself, and its fields. */
  children: ReactNode;
}

/** The fields of a body or alternative between the limits of it as a whole. */
export function LimitedFields({ limits: { above, below }, children }: Props) {
  return (
    <>
      {above.length === 0 ? null : (
        <div className="api-limits">
          <Constraints constraints={above} />
        </div>
      )}
      {children}
      {below.length === 0 ? null : (
        <div className="api-limits">
          <Constraints constraints={below} />
        </div>
      )}
    </>
  );
}
