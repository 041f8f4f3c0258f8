import type { ReactNode } from 'react';

/** Stands for the built-in components. */
export const components = {
  Card: ({ title, children }: { title?: string; children?: ReactNode }) => (
    <article className="card">
      <h3>{title}</h3>
      {children}
    </article>
  ),
};
