import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps = Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, 'className'> & {
  /** React passes `class` to custom elements as it is. */
  class?: string;
  [data: `data-${string}`]: unknown;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dw-tabs': ElementProps;
      'dw-mermaid': ElementProps;
      'dw-repository': ElementProps;
      'dw-tree': ElementProps;
      'dw-visibility': ElementProps;
      'dw-variation': ElementProps;
      'dw-filter': ElementProps;
      'dw-views': ElementProps;
    }
  }
}
