import { useState } from 'react';
import type { Schema } from '../../../model/api.ts';
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
  const [text, setText] = useState(() => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));
  const shown = sameValue(readAny(text), value)
    ? text
    : typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? '');
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
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
