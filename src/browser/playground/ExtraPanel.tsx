import { useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { usePlayground } from './playground-context.tsx';

/** Few readers send anything else. */
const ExtraEntries = lazyPart(async () => (await import('./ExtraEntries.tsx')).ExtraEntries);

/** What a reader sends besides what the description names: which types to be answered with, headers, parameters. */
export function ExtraPanel() {
  const { data, state, texts } = usePlayground();
  const { headers, query } = state.values.extras ?? { headers: [], query: [] };
  const count = headers.length + query.length;
  const [isOpened, setOpened] = useState(false);
  // What a reader has opened stays so when its last entry is removed.
  const isOpen = isOpened || count > 0 || data.accepts.length > 1;
  return (
    <details className="playground-extra" open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        {texts.extras} {count > 0 ? <span className="playground-type">{count}</span> : null}
      </summary>
      {isOpen && <ExtraEntries />}
    </details>
  );
}
