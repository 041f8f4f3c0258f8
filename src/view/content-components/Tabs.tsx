import type { ReactNode } from 'react';
import { childParts } from './child-parts.ts';
import { part } from './component-part.ts';
import { type IconProps, InlineIcon } from './InlineIcon.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import type { PageContext } from './page-context.ts';
import { classNames, readFlag, readNumber, readText } from './prop-values.ts';
import { firstForAll, TabSet, type TabSetPanel } from './TabSet.tsx';
import { TitleMarkdown, titleText } from './TitleMarkdown.tsx';

interface TabsProps {
  defaultTabIndex?: unknown;
  sync?: unknown;
  borderBottom?: unknown;
  className?: string;
  children?: ReactNode;
}

interface TabProps extends IconProps {
  title?: ReactNode;
  /** Other spellings of `title`. */
  label?: ReactNode;
  value?: ReactNode;
  id?: unknown;
  children?: ReactNode;
}

/** Panels of which one is shown. A child that is no `Tab` becomes a panel of its own, so nothing is lost. */
export function Tabs({ defaultTabIndex, sync, borderBottom, className, children }: TabsProps) {
  const page = usePage();
  page.used.add('tabs');
  const panels = childParts(children, (element) => element.type === Tab, page).map(
    ({ element, readers }, index): TabSetPanel => ({
      ...buildPanel(element.type === Tab ? (element.props as TabProps) : { children: element }, { page, index }),
      readers,
    }),
  );
  if (panels.length === 0) return null;
  const chosen = readNumber(defaultTabIndex, { least: 0, most: 999 }) ?? firstForAll(panels);
  const selected = Math.min(chosen, panels.length - 1);
  return (
    <TabSet
      className={classNames('tabs', className)!}
      panelClass="tab-panel"
      panels={panels}
      selected={selected}
      sync={readFlag(sync) ?? true}
      border={readFlag(borderBottom)}
    />
  );
}

/** One panel of `Tabs`. Alone it shows its content under its title. */
export function Tab({ title, label, value, id, children }: TabProps) {
  const page = usePage();
  const shown = title ?? label ?? value;
  const text = titleText(shown, page);
  return (
    <div {...part('tab-panel')} id={text === '' ? undefined : page.ids.tab(text, readText(id))}>
      {isBlank(shown) ? null : (
        <p>
          <strong>
            <TitleMarkdown text={shown} />
          </strong>
        </p>
      )}
      {children}
    </div>
  );
}

function buildPanel(
  props: TabProps,
  { page, index }: { page: PageContext; index: number },
): Omit<TabSetPanel, 'readers'> {
  const title = props.title ?? props.label ?? props.value ?? `${index + 1}`;
  const label = titleText(title, page);
  return {
    id: page.ids.tab(label, readText(props.id)),
    label,
    tab: (
      <>
        <InlineIcon of={props} className="tab-icon" />
        <TitleMarkdown text={title} />
      </>
    ),
    content: props.children,
  };
}
