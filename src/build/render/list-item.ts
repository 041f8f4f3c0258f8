import type { BlockContent, List, ListItem, PhrasingContent } from 'mdast';

export function listOfItems(children: ListItem[]): List {
  return { type: 'list', spread: false, children };
}

/** What begins with a sentence has its label before it. */
export function listItem(label: PhrasingContent[], [first, ...rest]: BlockContent[]): ListItem {
  const isSentence = first?.type === 'paragraph' && first.children[0]?.type !== 'image';
  const colon: PhrasingContent[] = label.length > 0 ? [{ type: 'text', value: ': ' }] : [];
  const line = isSentence ? [...label, ...colon, ...first.children] : label;
  return {
    type: 'listItem',
    children: [{ type: 'paragraph', children: line }, ...(first && !isSentence ? [first] : []), ...rest],
  };
}
