import { useState } from 'react';
import { sameValue } from '../../../base/values/same-value.ts';
import { scalarText } from '../../../base/values/scalar-text.ts';
import { TextControl, type TextControlProps } from './TextControl.tsx';

interface Props extends Omit<TextControlProps, 'isRefused' | 'onChange'> {
  /** What a typed text means. */
  read: (text: string) => unknown;
  onChange: (value: unknown) => void;
}

/** A value that is read from what is typed, which stays as it is: on the way to `1.5` stands `1.`, which means 1. */
export function TypedControl({ value, read, onChange, ...rest }: Props) {
  const [text, setText] = useState(() => scalarText(value));
  const shown = sameValue(read(text), value) ? text : scalarText(value);
  return (
    <TextControl
      {...rest}
      value={shown}
      isRefused={rest.numeric && typeof value === 'string'}
      onChange={(next) => {
        setText(next);
        onChange(read(next));
      }}
    />
  );
}
