import type { CSSProperties, ReactNode } from 'react';
import { usePage } from './PageProvider.tsx';
import { classNames, readNumber } from './prop-values.ts';

interface Props {
  cols?: unknown;
  /** Another spelling of `cols`. */
  columns?: unknown;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A grid of one to four columns, fewer where there is no room. */
export function Columns({ cols, columns, className, style, children }: Props) {
  usePage().used.add('columns');
  const count = readNumber(cols ?? columns, { least: 1, most: 4 }) ?? 2;
  return (
    <div className={classNames('columns', className)} style={{ '--columns': count, ...style } as CSSProperties}>
      {children}
    </div>
  );
}

export function CardGroup({ className, ...rest }: Props) {
  return <Columns {...rest} className={classNames('card-group', className)} />;
}

/** One cell of `Columns`, for anything that is not a card. */
export function Column({ className, style, children }: Pick<Props, 'className' | 'style' | 'children'>) {
  return (
    <div className={classNames('column', className)} style={style}>
      {children}
    </div>
  );
}
