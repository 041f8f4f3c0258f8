import type { ReactNode } from 'react';
import type { ReaderCondition } from '../../model/service.ts';
import { part, partName } from './component-part.ts';
import { usePage } from './PageProvider.tsx';
import { classNames } from './prop-values.ts';
import { Readers } from './Readers.tsx';

export interface TabSetPanel {
  /** Conditions under which a reader sees it. */
  readers?: readonly ReaderCondition[];
  id: string;
  /** Plain text: what tabs of other sets are matched by. */
  label: string;
  /** What the tab shows. */
  tab: ReactNode;
  content: ReactNode;
}

interface Props {
  className: string;
  panels: TabSetPanel[];
  selected: number;
  /** Follow other sets of the page that have a tab of the same label. */
  sync: boolean;
  /** Names the list of tabs to assistive technology. */
  label?: string;
  panelClass: string;
  /** Stands before the tabs. */
  heading?: ReactNode;
  /** Stands at the end of the row of tabs. */
  actions?: ReactNode;
  dropdown?: boolean;
  border?: boolean;
}

/**
 * Tabs as the ARIA authoring practices have them. Every panel is in the page: without JavaScript all are shown, each
 * under its label. The element `dw-tabs` gives keys, links and synchronising.
 */
export function TabSet({
  className,
  panels,
  selected,
  sync,
  label,
  panelClass,
  heading,
  actions,
  dropdown,
  border,
}: Props) {
  usePage().used.add('tabs');
  return (
    <dw-tabs
      class={classNames('tab-set', className)}
      data-sync={sync ? '' : undefined}
      data-border={border ? '' : undefined}
    >
      <div className="tab-bar" data-component-part={partName(`${panelClass}-bar`)}>
        {heading}
        {dropdown ? (
          <Choice panels={panels} selected={selected} label={label} />
        ) : (
          <TabList panels={panels} selected={selected} label={label} />
        )}
        {actions}
      </div>
      {panels.map((panel, index) => (
        <Readers key={panel.id} of={panel.readers ?? []}>
          <div
            id={panel.id}
            className={panelClass}
            data-component-part={partName(panelClass)}
            role="tabpanel"
            aria-labelledby={dropdown ? undefined : `${panel.id}-tab`}
            data-label={panel.label}
            data-active={index === selected ? '' : undefined}
          >
            {panel.content}
          </div>
        </Readers>
      ))}
    </dw-tabs>
  );
}

/** The panel that is shown at first: one that every reader has. */
export function firstForAll(panels: readonly TabSetPanel[]): number {
  return Math.max(
    panels.findIndex(({ readers = [] }) => readers.length === 0),
    0,
  );
}

function TabList({ panels, selected, label }: Pick<Props, 'panels' | 'selected' | 'label'>) {
  return (
    <div {...part('tab-list')} role="tablist" aria-label={label}>
      {panels.map((panel, index) => (
        <Readers key={panel.id} of={panel.readers ?? []}>
          <button
            id={`${panel.id}-tab`}
            {...part('tab')}
            type="button"
            role="tab"
            aria-controls={panel.id}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            data-active={index === selected}
          >
            {panel.tab}
          </button>
        </Readers>
      ))}
    </div>
  );
}

function Choice({ panels, selected, label }: Pick<Props, 'panels' | 'selected' | 'label'>) {
  const page = usePage();
  return (
    <select className="tab-choice" aria-label={label ?? page.texts.code} defaultValue={panels[selected]?.id}>
      {panels.map((panel) => (
        <Readers key={panel.id} of={panel.readers ?? []}>
          <option value={panel.id} dir="auto">
            {panel.label}
          </option>
        </Readers>
      ))}
    </select>
  );
}
