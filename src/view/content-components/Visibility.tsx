import type { ReactNode } from 'react';
import { usePage } from './PageProvider.tsx';
import { readText } from './prop-values.ts';
import { Readers } from './Readers.tsx';
import { readCondition } from './read-condition.ts';

/** Content for people, for agents, or for readers by sign-in; anything without a known audience is for nobody. */
export function Visibility({ for: audience, children }: { for?: unknown; children?: ReactNode }): ReactNode {
  const page = usePage();
  const condition = readCondition(audience);
  // A text that names nobody is told of where it stands.
  if (condition === null && typeof audience !== 'string')
    page.warn({
      severity: 'warning',
      code: 'component-value',
      message: 'A <Visibility> does not say whom it is for, so nobody sees it',
      hint: 'Write `for="humans"`, "agents", "signed-in" or "signed-out", or `for={{ groups: ["staff"] }}`',
    });
  return condition === null ? null : <Readers of={[condition]}>{children}</Readers>;
}

/** Content for one or more `variations` of the site; that of the first one is shown until the reader chooses. */
export function Variation({ is, children }: { is?: unknown; children?: ReactNode }): ReactNode {
  const page = usePage();
  const ids = (Array.isArray(is) ? is : [is]).flatMap((id) => readText(id) ?? []);
  const [first] = page.variations;
  if (first === undefined) return children;
  page.used.add('variation');
  return (
    <dw-variation data-is={JSON.stringify(ids)} hidden={!ids.includes(first)}>
      {children}
    </dw-variation>
  );
}
