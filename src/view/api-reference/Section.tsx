import type { ReactNode } from 'react';
import { Heading } from '../content-components/Heading.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';

interface Props {
  title: string;
  id?: string;
  /** Beside the heading: a content type, a choice. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of an API page under a heading of its own. */
export function Section({ title, id, aside, children }: Props) {
  // Fields that are fetched later may stand in tabs.
  usePage().used.add('api').add('tabs');
  const { config, texts } = useApi();
  return (
    <section className="api-section">
      <div className="api-section-heading">
        <Heading level={2} id={id} className="api-section-heading-title">
          {title}
        </Heading>
        <button
          type="button"
          className="api-expand"
          data-less={texts.collapseAll}
          data-open={config.params.expanded || undefined}
          hidden
        >
          {texts.expandAll}
        </button>
        {aside ? <small className="api-content-type">{aside}</small> : null}
      </div>
      {children}
    </section>
  );
}
