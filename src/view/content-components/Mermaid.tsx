import type { ReactNode } from 'react';
import { nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readFlag, readText } from './prop-values.ts';

interface Props {
  chart?: unknown;
  /** What a fence of language `mermaid` brings. */
  code?: unknown;
  placement?: unknown;
  actions?: unknown;
  className?: string;
  children?: ReactNode;
}

/** A diagram, drawn in the reader's browser by `dw-mermaid`; its source is what readers without JavaScript see. */
export function Mermaid({ chart, code, placement, actions, className, children }: Props) {
  const page = usePage();
  const { texts, used } = page;
  const source = (readText(chart) ?? readText(code) ?? nodeText(children, page)).trim();
  if (source === '') return null;
  used.add('mermaid');
  const words = JSON.stringify({
    zoomIn: texts.zoomIn,
    zoomOut: texts.zoomOut,
    reset: texts.resetZoom,
    fullscreen: texts.fullscreen,
    diagram: texts.diagram,
  });
  return (
    <dw-mermaid
      class={classNames('mermaid', className)}
      data-component-name="mermaid-container"
      data-placement={readText(placement)}
      data-actions={flagWord(actions)}
      data-texts={words}
    >
      <pre className="mermaid-source" tabIndex={0}>
        {source}
      </pre>
    </dw-mermaid>
  );
}

function flagWord(value: unknown): string | undefined {
  const flag = readFlag(value);
  return flag === undefined ? undefined : String(flag);
}
