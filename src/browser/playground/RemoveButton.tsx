import { usePlayground } from './playground-context.tsx';

/** Takes away what a reader has added; `name` is what it is called. */
export function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { texts } = usePlayground();
  return (
    <button
      type="button"
      className="icon-button"
      data-icon="remove"
      aria-label={`${texts.remove} ${name}`}
      onClick={onClick}
    />
  );
}
