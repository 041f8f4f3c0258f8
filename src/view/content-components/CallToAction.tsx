import type { ReactNode } from 'react';
import { LandingActions } from './LandingActions.tsx';
import { LandingHead } from './LandingHead.tsx';
import { usePage } from './PageProvider.tsx';
import { classNames } from './prop-values.ts';

interface Props {
  title?: ReactNode;
  description?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** What a reader should do next. */
export function CallToAction({ title, description, className, children }: Props) {
  usePage().used.add('landing');
  return (
    <section className={classNames('call-to-action', className)}>
      <LandingHead title={title} description={description} />
      <LandingActions>{children}</LandingActions>
    </section>
  );
}
