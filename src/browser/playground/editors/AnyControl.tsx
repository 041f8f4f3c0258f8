import { useState } from 'react';
import { parseExactJson } from '../../../base/values/parse-exact-json.ts';
import { sameValue } from '../../../base/values/same-value.ts';
import { scalarText } from '../../../base/values/scalar-text.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { TextControl } from './TextControl.tsx';

interface Props {
  id: string;
  label?: string;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A value of any type: JSON where the text is JSON, else the text itself. */
export function AnyControl({ id, label, schema, value, onChange }: Props) {
  const [text, setText] = useState(() => scalarText(value));
  const shown = sameValue(readAny(text), value) ? text : scalarText(value);
  return (
    <TextControl
      id={id}
      label={label}
      schema={schema}
      value={shown}
      onChange={(next) => {
        setText(next);
        onChange(readAny(next));
      }}
    />
  );
}

function readAny(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}
