import type { Schema } from '../../../model/api/schema.ts';
import { NameInput } from '../NameInput.tsx';
import { usePlayground } from '../playground-context.tsx';
import { renameProperty, setAt } from '../values/edit-path.ts';
import { initialValue } from '../values/initial-value.ts';
import { shownName } from '../values/shown-name.ts';
import { Item } from './Item.tsx';

interface Props {
  label: string;
  /** Names that have fields of their own. */
  fixed: readonly string[];
  schema: Schema;
  value: Record<string, unknown>;
  onChange: (value: unknown) => void;
  depth: number;
}

/** Entries whose names the reader makes up. */
export function MapParts({ label, fixed, schema, value, onChange, depth }: Props) {
  const { data, texts } = usePlayground();
  const entries = Object.entries(value).filter(([name]) => !fixed.includes(name));
  const add = (): void => onChange({ ...value, [freeName(value)]: initialValue(schema, data.document.schemas) ?? '' });
  return (
    <>
      {entries.map(([name, inner], index) => (
        <Item
          key={index}
          part={name}
          label={`${label} ${shownName(name)}`}
          head={
            <NameInput
              aria-label={`${texts.name} ${index + 1}`}
              name={name}
              isTaken={(next) => Object.hasOwn(value, next)}
              onName={(next) => onChange(renameProperty(value, name, next))}
            />
          }
          schema={schema}
          value={inner}
          depth={depth + 1}
          onChange={(next) => onChange(setAt(value, [name], next ?? ''))}
          onRemove={() => onChange(setAt(value, [name], undefined))}
        />
      ))}
      <button type="button" className="playground-add" aria-label={`${texts.addField}: ${label}`} onClick={add}>
        {texts.addField}
      </button>
    </>
  );
}

function freeName(value: Record<string, unknown>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? 'key' : `key${number}`;
    if (!Object.hasOwn(value, name)) return name;
  }
}
