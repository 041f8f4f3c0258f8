import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Record<string, unknown>;

/**
 * The props of a `<p>`, a heading or an element within a line that an author wrote around lines of Markdown, which are
 * paragraphs themselves. HTML allows none there: a browser would end an outer one, and its class and style with it,
 * before the text, and others would have the room around paragraphs in them.
 */
export function unwrapParagraphs(props: Props): Props {
  const { children } = props;
  if (typeof children !== 'object' || children === null) return props;
  const parts = (Array.isArray(children) ? children : [children]) as ReactNode[];
  const paragraphs = parts.filter(isParagraph);
  if (paragraphs.length === 0) return props;
  const isOne = paragraphs.length === 1;
  return {
    ...props,
    children: parts.map((part, index) => (isParagraph(part) ? toText(part, { key: index, isOne }) : part)),
  };
}

function isParagraph(node: ReactNode): node is ReactElement<Props> {
  return isValidElement(node) && node.type === 'p';
}

/** Several paragraphs stay lines of their own. */
function toText({ props }: ReactElement<Props>, { key, isOne }: { key: number; isOne: boolean }): ReactNode {
  const children = props['children'] as ReactNode;
  return isOne
    ? createElement(Fragment, { key }, children)
    : createElement('span', { key, style: { display: 'block' } }, children);
}
