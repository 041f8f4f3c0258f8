import { useState } from 'react';
import { parseExactJson } from '../../../base/values/parse-exact-json.ts';
import { writeJson } from '../../../base/values/write-json.ts';
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
  const [text, setText] = useState(() => (typeof value === 'string' ? value : (writeJson(value) ?? '')));
  const shown = sameValue(readAny(text), value) ? text : typeof value === 'string' ? value : (writeJson(value) ?? '');
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

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || writeJson(a) === writeJson(b);
}
