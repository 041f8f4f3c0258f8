import { type ComponentProps, useState } from 'react';

interface Props extends ComponentProps<'input'> {
  name: string;
  /** Whether something else has that name. */
  isTaken: (name: string) => boolean;
  onName: (name: string) => void;
}

/** Where a reader makes up a name. One that is taken stays what was typed, since more letters may follow. */
export function NameInput({ name, isTaken, onName, ...attributes }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: string): void => {
    const isRefused = next !== name && isTaken(next);
    setDraft(isRefused ? next : null);
    if (!isRefused) onName(next);
  };
  return (
    <input
      {...attributes}
      className="playground-control playground-key"
      value={draft ?? name}
      aria-invalid={draft === null ? undefined : true}
      spellCheck={false}
      autoCapitalize="off"
      onChange={({ target }) => set(target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
