import { usePlayground } from '../playground-context.tsx';

interface Props {
  /** By name, with what they mean. */
  offered: Record<string, string>;
  wanted: string[];
  onChange: (scopes: string[]) => void;
}

/** Which scopes a token is asked for. */
export function ScopeList({ offered, wanted, onChange }: Props) {
  const { texts } = usePlayground();
  const names = [...new Set([...Object.keys(offered), ...wanted])];
  if (names.length === 0) return null;
  const toggle = (name: string): void =>
    onChange(wanted.includes(name) ? wanted.filter((other) => other !== name) : [...wanted, name]);
  return (
    <fieldset className="playground-scopes">
      <legend>{texts.scopes}</legend>
      {names.map((name) => (
        <label key={name} title={offered[name]}>
          <input type="checkbox" checked={wanted.includes(name)} onChange={() => toggle(name)} /> <code>{name}</code>
        </label>
      ))}
    </fieldset>
  );
}
