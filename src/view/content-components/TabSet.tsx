import type { ReactNode } from 'react';
import { usePage } from './PageProvider.tsx';
import { classNames } from './prop-values.ts';

export interface TabSetPanel {
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
  /** Stands at the end of the row of tabs. */
  actions?: ReactNode;
  dropdown?: boolean;
  border?: boolean;
}

/**
 * Tabs as the ARIA authoring practices have them. Every panel is in the page: without JavaScript all are shown, each
 * under its label. The element `dw-tabs` gives keys, links and synchronising.
 */
export function TabSet({ className, panels, selected, sync, label, panelClass, actions, dropdown, border }: Props) {
  usePage().used.add('tabs');
  return (
    <dw-tabs
      class={classNames('tab-set', className)}
      data-sync={sync ? '' : undefined}
      data-border={border ? '' : undefined}
    >
      <div className="tab-bar">
        {dropdown ? (
          <Choice panels={panels} selected={selected} label={label} />
        ) : (
          <TabList panels={panels} selected={selected} label={label} />
        )}
        {actions}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.id}
          id={panel.id}
          className={panelClass}
          role="tabpanel"
          aria-labelledby={dropdown ? undefined : `${panel.id}-tab`}
          data-label={panel.label}
          data-active={index === selected ? '' : undefined}
        >
          {panel.content}
        </div>
      ))}
    </dw-tabs>
  );
}

function TabList({ panels, selected, label }: Pick<Props, 'panels' | 'selected' | 'label'>) {
  return (
    <div className="tab-list" role="tablist" aria-label={label}>
      {panels.map((panel, index) => (
        <button
          key={panel.id}
          id={`${panel.id}-tab`}
          className="tab"
          type="button"
          role="tab"
          aria-controls={panel.id}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          data-active={index === selected ? '' : undefined}
        >
          {panel.tab}
        </button>
      ))}
    </div>
  );
}

function Choice({ panels, selected, label }: Pick<Props, 'panels' | 'selected' | 'label'>) {
  const page = usePage();
  return (
    <select className="tab-choice" aria-label={label ?? page.texts.code} defaultValue={panels[selected]?.id}>
      {panels.map((panel) => (
        <option key={panel.id} value={panel.id}>
          {panel.label}
        </option>
      ))}
    </select>
  );
}
