import type { Texts } from '../../base/languages/texts.ts';
import type { ContextItem } from '../../model/context-item.ts';

interface ContextChipProps {
  item: ContextItem;
  texts: Texts['assistant'];
  /** Given where the item can be taken away again. */
  onRemove?: () => void;
}

/** A piece of the page that a question is about. */
export function ContextChip({ item, texts, onRemove }: ContextChipProps) {
  return (
    <div className="assistant-context" data-type={item.type}>
      <span>{item.value.trim().replace(/\s+/g, ' ').slice(0, 160)}</span>
      {onRemove ? <button type="button" className="icon-button" aria-label={texts.remove} onClick={onRemove} /> : null}
    </div>
  );
}
