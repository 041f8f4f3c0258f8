import type { ComponentPropsWithoutRef } from 'react';
import { nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';

const keySymbols = /[⌘⌥⌃⇧⌫⌦↩⏎⇤⇥⇪⎋⏏␣]/;

/** Code in running text. Symbols of keys are set larger, as they are hard to read at the size of code. */
export function InlineCode(props: ComponentPropsWithoutRef<'code'>) {
  const page = usePage();
  return <code {...props} data-symbols={keySymbols.test(nodeText(props.children, page)) ? '' : undefined} />;
}
