import { createContext, type ReactNode, useContext } from 'react';
import { Aside } from './Aside.tsx';
import { isBlank } from './node-text.ts';

const InPanel = createContext(false);

/** Content beside the text, in the place of the table of contents. A panel in a panel adds nothing of its own. */
export function Panel({ children }: { children?: ReactNode }) {
  const nested = useContext(InPanel);
  if (nested) return children;
  if (isBlank(children)) return null;
  return (
    <Aside kind="panel">
      <div className="panel">
        <InPanel value={true}>{children}</InPanel>
      </div>
    </Aside>
  );
}
