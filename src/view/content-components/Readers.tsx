import { createContext, type ReactNode, useContext } from 'react';
import type { ReaderCondition } from '../../model/service.ts';
import { usePage } from './PageProvider.tsx';

/** Conditions of the parts around a place, the outermost first. */
const Around = createContext<readonly ReaderCondition[]>([]);

/**
 * What only some readers see, with the marks that say so. Where nothing reads marks (in browsers, which have no
 * sign-in), only people's part is there.
 */
export function Readers({ of, children }: { of: readonly ReaderCondition[]; children?: ReactNode }): ReactNode {
  const { marks } = usePage();
  const around = useContext(Around);
  if (of.length === 0) return children;
  if (marks === null) return of.every((condition) => condition === 'humans') ? children : null;
  const [condition, ...rest] = of;
  const [open, close] = marks.around(condition!);
  return (
    <>
      {open}
      <Around value={[...around, condition!]}>
        <Readers of={rest}>{children}</Readers>
      </Around>
      {close}
    </>
  );
}

/**
 * Gives a function that takes a node to another place of the page, or to a root of its own, with the conditions of the
 * place at which it is called.
 */
export function useReaders(): (node: ReactNode) => ReactNode {
  const around = useContext(Around);
  return (node) => <Around value={[]}>{around.length === 0 ? node : <Readers of={around}>{node}</Readers>}</Around>;
}

/** The same for a node that stays between the marks of its place. */
export function useReadersInPlace(): (node: ReactNode) => ReactNode {
  const around = useContext(Around);
  return (node) => <Around value={around}>{node}</Around>;
}
