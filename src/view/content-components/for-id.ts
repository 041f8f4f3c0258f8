import { codeInId } from '../../base/paths/code-in-id.ts';
import { InlineCode } from './InlineCode.tsx';
import type { TextOptions } from './node-text.ts';

/** How the text is read of which the id of a heading is made. */
export function forId({ isOwn }: TextOptions): TextOptions {
  return { isOwn, reword: (text, type) => (type === 'code' || type === InlineCode ? codeInId(text) : text) };
}
