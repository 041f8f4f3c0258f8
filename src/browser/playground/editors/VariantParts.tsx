import { useId, useMemo, useState } from 'react';
import { isObject } from '../../../base/values/is-object.ts';
import { Choice } from '../Choice.tsx';
import { usePlayground } from '../playground-context.tsx';
import { chooseEditor, hasParts, type PartsEditor } from '../values/choose-editor.ts';
import { initialValue } from '../values/initial-value.ts';
import { matchVariant } from '../values/match-variant.ts';
import { Control } from './Control.tsx';
import { Parts, type PartsProps } from './Parts.tsx';

/** Deeper choices inside of choices are rare and may be endless. */
const deepest = 12;

/** A choice between several kinds of value, and the fields of the chosen one. */
export function VariantParts({
  editor: { variants },
  label,
  value,
  onChange,
  depth,
}: PartsProps<Extract<PartsEditor, { kind: 'variants' }>>) {
  const { data, texts } = usePlayground();
  const { schemas } = data.document;
  const id = useId();
  const [index, setIndex] = useState(() => matchVariant(value, variants, schemas));
  const schema = variants[index]?.schema ?? variants[0]!.schema;
  const editor = useMemo(() => chooseEditor(schema, schemas), [schema, schemas]);
  const choose = (next: number): void => {
    const start = initialValue(variants[next]!.schema, schemas);
    setIndex(next);
    // What the reader filled in stays where both have a field of that name.
    onChange(
      isObject(start) && isObject(value)
        ? { ...sharedWith(value, variants[next]!.schema.properties ?? {}), ...start }
        : start,
    );
  };
  const inner = { label, value, onChange, depth: depth + 1 };
  return (
    <div className="playground-variant">
      <Choice
        label={`${texts.choice} ${label}`}
        value={String(index)}
        options={variants.map(({ title }, position) => ({ value: String(position), label: title }))}
        onChange={(text) => choose(Number(text))}
      />
      {depth > deepest ? null : hasParts(editor) ? (
        <Parts key={index} editor={editor} {...inner} />
      ) : (
        <Control key={index} id={id} label={label} editor={editor} value={value} onChange={onChange} />
      )}
    </div>
  );
}

function sharedWith(value: Record<string, unknown>, properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)));
}
