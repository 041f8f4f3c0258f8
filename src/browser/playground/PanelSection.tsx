import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** By what other parts find it. */
  name?: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the playground under a heading that folds it away. */
export function PanelSection({ title, name, aside, children }: Props) {
  return (
    <section className="playground-section" data-panel={name}>
      <div className="playground-section-head">
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
