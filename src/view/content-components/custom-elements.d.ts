import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CustomElementName } from '../../base/components/component-manifests.ts';

type ElementProps = Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, 'className'> & {
  /** React passes `class` to custom elements as it is. */
  class?: string;
  [data: `data-${string}`]: unknown;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<CustomElementName, ElementProps> {}
  }
}
