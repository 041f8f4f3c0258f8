import type { ReactNode } from 'react';
import { CodeBlock, type CodeBlockProps, CodePanel, codeTitle } from './CodeBlock.tsx';
import { type AnyElement, childParts } from './child-parts.ts';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import type { PageContext } from './page-context.ts';
import { classNames, readFlag, readText } from './prop-values.ts';
import { firstForAll, TabSet, type TabSetPanel } from './TabSet.tsx';

export interface CodeGroupProps {
  dropdown?: unknown;
  sync?: unknown;
  /** Label of a tab without a title of its own; the second and later ones are numbered. */
  fallbackTitle?: string;
  /** Stands before the tabs. */
  heading?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Blocks of code of which one is shown. */
export function CodeGroup({ dropdown, sync, fallbackTitle, heading, className, children }: CodeGroupProps) {
  const page = usePage();
  const parts = childParts(children, (element) => element.type === CodeBlock, page);
  if (parts.length === 0) return null;
  page.used.add('code');
  const titles = parts.map(
    ({ element }, index) =>
      titleOf(element, page) ??
      numbered(fallbackTitle, index) ??
      languageLabel(element) ??
      `${page.texts.code} ${index + 1}`,
  );
  const panels = parts.map(({ element, readers }, index): TabSetPanel => {
    const label = nodeText(titles[index], page).trim();
    return {
      readers,
      id: page.ids.next('code'),
      label,
      tab: (
        <>
          <InlineIcon of={element.props as IconProps} className="tab-icon" />
          <bdi>{titles[index]}</bdi>
        </>
      ),
      content: panelContent(element),
    };
  });
  return (
    <TabSet
      className={classNames('code-group dw-code', className)!}
      panelClass="code-panel"
      panels={panels}
      selected={firstForAll(panels)}
      sync={readFlag(sync) ?? true}
      dropdown={readFlag(dropdown)}
      heading={heading}
      label={page.texts.code}
    />
  );
}

function titleOf(element: AnyElement, page: PageContext): ReactNode | undefined {
  return codeTitle(element.props as CodeBlockProps, page);
}

function languageLabel(element: AnyElement): string | undefined {
  return readText(element.props.lang) ?? readText(element.props.language) ?? readText(element.props.label);
}

function numbered(title: string | undefined, index: number): string | undefined {
  return title && index > 0 ? `${title} ${index + 1}` : title;
}

function panelContent(element: AnyElement): ReactNode {
  if (element.type !== CodeBlock) return element;
  const props = element.props as CodeBlockProps;
  return props.later ?? <CodePanel {...props} />;
}
