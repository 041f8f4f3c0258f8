import { createContext, type ReactNode, useContext } from 'react';
import { Aside } from './Aside.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';

const InPanel = createContext(false);

/** Content beside the text, in the place of the table of contents. A panel in a panel adds nothing of its own. */
export function Panel({ children }: { children?: ReactNode }) {
  const page = usePage();
  const nested = useContext(InPanel);
  if (nested) return children;
  if (isBlank(children)) return null;
  page.used.add('panel');
  // Beside the text, nothing around it says that it is text.
  const look = page.aside === null ? 'panel' : 'panel mdx-content';
  return (
    <Aside kind="panel">
      <div className={look}>
        <InPanel value={true}>{children}</InPanel>
      </div>
    </Aside>
  );
}
