import { lazyPart } from '../lazy-part.tsx';
import { usePlayground } from '../playground-context.tsx';
import { usePopup } from '../use-popup.ts';

const WorkspacePanel = lazyPart(async () => (await import('./WorkspacePanel.tsx')).WorkspacePanel);

/** A button that opens what goes beyond one request: environments, history, saved requests, files in and out. */
export function WorkspaceMenu() {
  const { texts } = usePlayground();
  const { place, isOpen, setOpen, close, onKeyDown } = usePopup();
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
          <WorkspacePanel onClose={close} />
        </div>
      ) : null}
    </div>
  );
}
