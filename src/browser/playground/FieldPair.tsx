import { NameInput } from './NameInput.tsx';
import { usePlayground } from './playground-context.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface Props {
  name: string;
  value: string;
  /** Of the group that it belongs to, where several stand together. */
  group?: string;
  /** From 1. */
  number: number;
  isSecret?: boolean;
  /** As in `NameInput`. */
  isTaken?: (name: string) => boolean;
  onName: (name: string) => void;
  onValue: (value: string) => void;
  onRemove: () => void;
}

const nothing = (): boolean => false;

/** A name and a text that a reader adds. */
export function FieldPair({
  name,
  value,
  group,
  number,
  isSecret = false,
  isTaken = nothing,
  onName,
  onValue,
  onRemove,
}: Props) {
  const { texts } = usePlayground();
  const prefix = group ? `${group}, ` : '';
  return (
    <div className="playground-item">
      <NameInput
        aria-label={`${prefix}${texts.name} ${number}`}
        placeholder={texts.name}
        name={name}
        isTaken={isTaken}
        onName={onName}
        // The reader has just asked for this field.
        autoFocus={name === ''}
      />
      <input
        className="playground-control"
        aria-label={`${prefix}${texts.value} ${number}`}
        type={isSecret ? 'password' : 'text'}
        placeholder={texts.value}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onValue(target.value)}
      />
      <RemoveButton name={name} onClick={onRemove} />
    </div>
  );
}
