import type { BodyField } from '../../../model/request-values.ts';
import { FieldPair } from '../FieldPair.tsx';
import { usePlayground } from '../playground-context.tsx';

/** Fields of a form whose schema names none: names and texts as the reader likes. */
export function ExtraFields({
  fields,
  onChange,
}: {
  fields: readonly BodyField[];
  onChange: (fields: BodyField[]) => void;
}) {
  const { texts } = usePlayground();
  const set = (index: number, field: BodyField): void => onChange(fields.with(index, field));
  return (
    <>
      {fields.map((field, index) => (
        <FieldPair
          key={index}
          name={field.name}
          value={field.kind === 'value' ? String(field.value ?? '') : field.file.filename}
          number={index + 1}
          onName={(name) => set(index, { ...field, name })}
          onValue={(value) => set(index, { kind: 'value', name: field.name, value })}
          onRemove={() => onChange(fields.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className="playground-add"
        onClick={() => onChange([...fields, { kind: 'value', name: '', value: '' }])}
      >
        {texts.addField}
      </button>
    </>
  );
}
