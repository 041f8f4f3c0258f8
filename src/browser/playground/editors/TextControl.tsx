import {
  type ChangeEvent,
  type CompositionEvent,
  type HTMLInputTypeAttribute,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { scalarText } from '../../../base/values/scalar-text.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { useControlMarks } from './use-control-marks.ts';

export interface TextControlProps {
  id: string;
  label?: string;
  schema: Schema;
  value: unknown;
  numeric?: boolean;
  /** What is typed cannot be meant. */
  isRefused?: boolean;
  onChange: (text: string) => void;
}

/** A line of text, or several where a text may be long. */
export function TextControl({ id, label, schema, value, numeric, isRefused, onChange }: TextControlProps) {
  const marks = useControlMarks(id);
  const text = value === undefined || value === null ? '' : scalarText(value);
  const type = inputType(schema);
  const mayBeLong = type === 'text' && (text.includes('\n') || text.length > 80);
  // An input method writes into the field in which it has begun a word.
  const [composed, setComposed] = useState<boolean | null>(null);
  const isLong = composed ?? mayBeLong;
  const { field, note } = useSameCaret(isLong);
  const take = ({ target }: { target: TextField }): void => {
    note(target);
    onChange(target.value);
  };
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
    inputMode: numeric ? ('decimal' as const) : undefined,
    'aria-invalid': isRefused || marks['aria-invalid'],
    onChange: (event: ChangeEvent<TextField>) => take(event),
    onCompositionStart: () => setComposed(isLong),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextField>) => {
      take({ target: currentTarget });
      setComposed(null);
    },
  };
  if (isLong)
    return (
      <textarea
        {...shared}
        ref={field as RefObject<HTMLTextAreaElement>}
        rows={Math.min(10, Math.max(2, text.split('\n').length))}
      />
    );
  return (
    <>
      <input {...shared} ref={field as RefObject<HTMLInputElement>} type={type} list={schema.enum && `${id}-list`} />
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

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Lets a reader type on where the field becomes another one, which takes the focus away. */
function useSameCaret(isLong: boolean) {
  const field = useRef<TextField>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
  }, [isLong]);
  useLayoutEffect(() => {
    caret.current = null;
  });
  const note = ({ selectionStart }: TextField): void => {
    caret.current = selectionStart;
  };
  return { field, note };
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
