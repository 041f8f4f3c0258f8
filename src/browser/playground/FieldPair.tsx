import { usePlayground } from './playground-context.tsx';

interface Props {
  name: string;
  value: string;
  /** Of the group that it belongs to, where several stand together. */
  group?: string;
  /** From 1. */
  number: number;
  isSecret?: boolean;
  onName: (name: string) => void;
  onValue: (value: string) => void;
  onRemove: () => void;
}

/** A name and a text that a reader adds. */
export function FieldPair({ name, value, group, number, isSecret = false, onName, onValue, onRemove }: Props) {
  const { texts } = usePlayground();
  const prefix = group ? `${group}, ` : '';
  return (
    <div className="playground-item">
      <input
        className="playground-control playground-key"
        aria-label={`${prefix}${texts.name} ${number}`}
        placeholder={texts.name}
        value={name}
        spellCheck={false}
        autoCapitalize="off"
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
        autoFocus={name === ''}
        onChange={({ target }) => onName(target.value)}
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
      <button
        type="button"
        className="icon-button"
        data-icon="remove"
        aria-label={`${texts.remove} ${name}`}
        onClick={onRemove}
      />
    </div>
  );
}
