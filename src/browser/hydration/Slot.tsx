import { memo } from 'react';

/**
 * A piece of HTML that was rendered on the server, inside an island. Never rendered again: the page's own custom
 * elements and other islands live in it.
 */
export const Slot = memo(
  function Slot({ name, html }: { name: string; html: string }) {
    return <dw-slot data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  },
  () => true,
);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dw-slot': React.HTMLAttributes<HTMLElement> & { 'data-slot': string };
      'dw-island': React.HTMLAttributes<HTMLElement> & { 'data-client'?: string };
    }
  }
}
