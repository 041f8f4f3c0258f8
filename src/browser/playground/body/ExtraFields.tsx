import type { BodyField } from '../../../model/request-values.ts';
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
        <div key={index} className="playground-item">
          <input
            className="playground-control playground-key"
            aria-label={`${texts.name} ${index + 1}`}
            value={field.name}
            spellCheck={false}
            onChange={({ target }) => set(index, { ...field, name: target.value })}
          />
          <input
            className="playground-control"
            aria-label={`${texts.value} ${index + 1}`}
            value={field.kind === 'value' ? String(field.value ?? '') : field.file.filename}
            onChange={({ target }) => set(index, { kind: 'value', name: field.name, value: target.value })}
          />
          <button
            type="button"
            className="icon-button"
            data-icon="remove"
            aria-label={`${texts.remove} ${field.name}`}
            onClick={() => onChange(fields.toSpliced(index, 1))}
          />
        </div>
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
