import type { ApiDocument } from '../../../model/api/document.ts';
import type { Schema } from '../../../model/api/schema.ts';
import type { BodyField } from '../../../model/request-values.ts';
import { visibleProperties } from '../../../shared/json-schema/visible-properties.ts';
import { hasFreeNames } from '../editors/ObjectParts.tsx';
import { FieldPair } from '../FieldPair.tsx';
import { usePlayground } from '../playground-context.tsx';
import { wholeForm } from './edit-fields.ts';

/** Fields of a form that its schema does not name: names and texts as the reader likes. */
export function ExtraFields({
  fields,
  isTaken,
  onChange,
}: {
  fields: readonly BodyField[];
  /** As in `NameInput`. */
  isTaken: (name: string) => boolean;
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
          isTaken={isTaken}
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

/** Whether a form takes fields besides those that its schema names. */
export function takesFreeFields(schema: Schema | null, schemas: ApiDocument['schemas']): boolean {
  const whole = wholeForm(schema ?? {}, schemas);
  return hasFreeNames(whole, visibleProperties(whole, { schemas, mode: 'request' }));
}
