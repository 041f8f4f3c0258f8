import type { HTMLInputTypeAttribute } from 'react';
import { scalarText } from '../../../base/values/scalar-text.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { useControlMarks } from './use-control-marks.ts';

interface Props {
  id: string;
  label?: string;
  schema: Schema;
  value: unknown;
  numeric?: boolean;
  onChange: (text: string) => void;
}

/** A line of text, or several where a text may be long. */
export function TextControl({ id, label, schema, value, numeric, onChange }: Props) {
  const marks = useControlMarks(id);
  const text = value === undefined || value === null ? '' : scalarText(value);
  const shared = {
    id,
    'aria-label': label,
    ...marks,
    className: 'playground-control',
    value: text,
    placeholder: placeholderOf(schema),
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (text.includes('\n') || text.length > 80)
    return <textarea {...shared} rows={Math.min(10, Math.max(2, text.split('\n').length))} />;
  return (
    <>
      <input
        {...shared}
        type={inputType(schema)}
        inputMode={numeric ? 'decimal' : undefined}
        list={schema.enum && `${id}-list`}
        aria-invalid={numeric && typeof value === 'string' ? true : marks['aria-invalid']}
      />
      {schema.enum && (
        <datalist id={`${id}-list`}>
          {schema.enum.map((each, index) => (
            <option key={index} value={scalarText(each)} />
          ))}
        </datalist>
      )}
    </>
  );
}

function inputType({ format }: Schema): HTMLInputTypeAttribute {
  return format === 'password' ? 'password' : 'text';
}

/** What could stand there: the description's own example, else the format's name. */
function placeholderOf({ examples, default: value, format }: Schema): string {
  const example = value ?? examples?.[0];
  if (example === undefined || example === null) return format ?? '';
  return scalarText(example).slice(0, 80);
}
