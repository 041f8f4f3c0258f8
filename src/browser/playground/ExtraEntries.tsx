import { useId } from 'react';
import type { HttpField } from '../../model/http.ts';
import { Choice } from './Choice.tsx';
import { FieldPair } from './FieldPair.tsx';
import { usePlayground } from './playground-context.tsx';
import { isSecretName } from './values/is-secret-name.ts';

/** What stands in the panel for what a reader sends besides what the description names. */
export function ExtraEntries() {
  const { state, dispatch, texts } = usePlayground();
  const { extras = { headers: [], query: [] } } = state.values;
  return (
    <>
      <AcceptRow />
      <Fields
        fields={extras.headers}
        name={texts.header}
        add={texts.addHeader}
        onChange={(headers) => dispatch({ kind: 'extras', extras: { ...extras, headers } })}
      />
      <Fields
        fields={extras.query}
        name={texts.query}
        add={texts.addParameter}
        onChange={(query) => dispatch({ kind: 'extras', extras: { ...extras, query } })}
      />
    </>
  );
}

/** Every type that the description names, one of them, or any at all. */
function AcceptRow() {
  const { data, state, dispatch } = usePlayground();
  const id = useId();
  const { accepts } = data;
  if (accepts.length === 0) return null;
  const options = [...new Set([accepts.join(', '), ...accepts, '*/*'])];
  return (
    <div className="playground-item">
      <label className="playground-index" htmlFor={id}>
        Accept
      </label>
      <Choice
        id={id}
        label="Accept"
        value={state.values.accept ?? options[0]!}
        options={options.map((type) => ({ value: type, label: type }))}
        onChange={(accept) => dispatch({ kind: 'accept', accept })}
      />
    </div>
  );
}

interface FieldsProps {
  fields: readonly HttpField[];
  /** Of the group. */
  name: string;
  add: string;
  onChange: (fields: HttpField[]) => void;
}

function Fields({ fields, name, add, onChange }: FieldsProps) {
  const set = (index: number, field: HttpField): void => onChange(fields.with(index, field));
  return (
    <div role="group" aria-label={name}>
      {fields.map((field, index) => (
        <FieldPair
          key={index}
          {...field}
          group={name}
          number={index + 1}
          isSecret={isSecretName(field.name)}
          onName={(text) => set(index, { ...field, name: text })}
          onValue={(value) => set(index, { ...field, value })}
          onRemove={() => onChange(fields.toSpliced(index, 1))}
        />
      ))}
      <button type="button" className="playground-add" onClick={() => onChange([...fields, { name: '', value: '' }])}>
        {add}
      </button>
    </div>
  );
}
