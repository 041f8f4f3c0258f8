import type { ReactNode } from 'react';
import { nodeText } from './node-text.ts';
import { usePage } from './PageProvider.tsx';

/** A formula between dollar signs. */
export function MathExpression({ source, display }: { source: string; display?: boolean }) {
  const page = usePage();
  page.used.add('math');
  const html = { __html: page.renderMath(source, { display: display === true }) };
  return display ? (
    <div className="math math-display" tabIndex={0} dangerouslySetInnerHTML={html} />
  ) : (
    <span className="math" dangerouslySetInnerHTML={html} />
  );
}

/** A formula in the older form, as children. */
export function Latex({ children }: { children?: ReactNode }) {
  const page = usePage();
  const source = nodeText(children, page).trim();
  const [, display, inline] = /^(?:\$\$([\s\S]*)\$\$|\$([\s\S]*)\$)$/.exec(source) ?? [];
  return <MathExpression source={(display ?? inline ?? source).trim()} display={display !== undefined} />;
}
