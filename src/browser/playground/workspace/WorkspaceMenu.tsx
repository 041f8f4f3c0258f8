import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { usePlayground } from '../playground-context.tsx';

const WorkspacePanel = lazy(async () => ({ default: (await import('./WorkspacePanel.tsx')).WorkspacePanel }));

/** A button that opens what goes beyond one request: environments, history, saved requests, files in and out. */
export function WorkspaceMenu() {
  const { texts } = usePlayground();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape') return;
    // The dialog around stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <div ref={place} className="playground-endpoints playground-workspace" onKeyDown={onKeyDown}>
      <button
        type="button"
        className="icon-button"
        data-icon="workspace"
        aria-label={texts.workspace}
        title={texts.workspace}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen ? (
        <div role="dialog" aria-label={texts.workspace}>
          <Suspense>
            <WorkspacePanel onClose={close} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
