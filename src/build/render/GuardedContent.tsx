import { Children, type ComponentType, Fragment, isValidElement, type ReactNode, Suspense } from 'react';
import { nodeText } from '../../view/content-components/node-text.ts';
import { usePage } from '../../view/content-components/PageProvider.tsx';
import type { PageContext } from '../../view/content-components/page-context.ts';

interface Props {
  /** Content of a page, as the MDX compiler gives it. */
  Content: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** Hears of a block that cannot be rendered. */
  onFault: (refused: RefusedBlock) => void;
}

export interface RefusedBlock {
  block: ReactNode;
  page: PageContext;
  /** What is shown instead. */
  text: string;
}

/** A page's content of which each block stands for itself: one that fails while React renders it shows its text. */
export function GuardedContent({ Content, props, onFault }: Props): ReactNode {
  // A call instead of an element, since the blocks are needed; hooks of the page's own code become this component's.
  const content = (Content as (props: Record<string, unknown>) => ReactNode)(props);
  const blocks =
    isValidElement<{ children?: ReactNode }>(content) && content.type === Fragment ? content.props.children : content;
  return Children.map(blocks, (block) => (
    <Suspense fallback={<FailedBlock block={block} onFault={onFault} />}>{block}</Suspense>
  ));
}

function FailedBlock({ block, onFault }: { block: ReactNode; onFault: Props['onFault'] }): ReactNode {
  const page = usePage();
  const text = nodeText(block, page).trim();
  onFault({ block, page, text });
  return text === '' ? null : <p>{text}</p>;
}
