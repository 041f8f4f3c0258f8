import { useEffect, useRef } from 'react';
import { usePlayground } from '../playground-context.tsx';
import { CurlImport } from './CurlImport.tsx';
import { EnvironmentEditor } from './EnvironmentEditor.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { RequestList } from './RequestList.tsx';
import { withRequest } from './workspace.ts';

/** Everything that goes beyond one request, one part under the other. */
export function WorkspacePanel({ onClose }: { onClose: () => void }) {
  const { workspace, changeWorkspace, currentRequest, texts } = usePlayground();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('select, button, textarea')?.focus(), []);
  const save = (): void => {
    const kept = currentRequest();
    changeWorkspace((before) => ({ ...before, saved: withRequest(before.saved, kept) }));
  };
  return (
    <div ref={place} className="playground-work">
      <EnvironmentEditor />
      <section>
        <h3>{texts.saved}</h3>
        <RequestList
          requests={workspace.saved}
          onUse={onClose}
          onRemove={(index) => changeWorkspace((before) => ({ ...before, saved: before.saved.toSpliced(index, 1) }))}
        />
        <button type="button" className="playground-add" onClick={save}>
          {texts.saveRequest}
        </button>
      </section>
      <section>
        <h3>{texts.history}</h3>
        <RequestList requests={workspace.history} onUse={onClose} />
        {workspace.history.length > 0 ? (
          <button
            type="button"
            className="playground-add"
            onClick={() => changeWorkspace((before) => ({ ...before, history: [] }))}
          >
            {texts.clearHistory}
          </button>
        ) : null}
      </section>
      <CurlImport onUse={onClose} />
      <ExportMenu />
    </div>
  );
}
