import type { ReactNode } from 'react';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames } from './prop-values.ts';

interface Props {
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A row of logos: pictures of one height, and links around them. */
export function Logos({ title, className, children }: Props) {
  usePage().used.add('landing');
  return (
    <section className={classNames('logos', className)}>
      {isBlank(title) ? null : <p className="logos-title">{title}</p>}
      <div className="logos-list">{children}</div>
    </section>
  );
}
