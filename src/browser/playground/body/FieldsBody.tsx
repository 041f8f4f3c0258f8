import { useId } from 'react';
import type { MediaContent } from '../../../model/api/operation.ts';
import type { BodyField } from '../../../model/request-values.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { typeLabel } from '../../../shared/json-schema/type-label.ts';
import { mediaKind } from '../../../shared/request/media-type.ts';
import { Field } from '../editors/Field.tsx';
import { usePlayground } from '../playground-context.tsx';
import { Row } from '../Row.tsx';
import { failedFor } from '../use-playground-state.ts';
import { type AttachedFile, attachFile, isAttached, lacksFile } from '../values/attached-file.ts';
import { ExtraFields } from './ExtraFields.tsx';
import { type FormField, fieldValue, formFields, freeFields, setField, setFiles } from './edit-fields.ts';
import { FilePicker } from './FilePicker.tsx';

/** A form or multipart body: the fields its schema names, and any others. */
export function FieldsBody({ content: { contentType, schema } }: { content: MediaContent }) {
  const { data, state, dispatch, missing } = usePlayground();
  const { body } = state.values;
  const fields = body?.kind === 'fields' ? body.fields : [];
  const isRefused = failedFor(state, 'file-missing');
  const known = formFields(schema, data.document.schemas);
  const isTaken = (name: string): boolean => known.some((field) => field.name === name);
  const isKnown = ({ name }: BodyField): boolean => isTaken(name);
  const free = freeFields(schema, data.document.schemas);
  const setAll = (next: BodyField[]): void =>
    dispatch({ kind: 'body', body: { kind: 'fields', contentType, fields: next } });
  return (
    <>
      {known.map((field) =>
        field.takes === 'value' || mediaKind(contentType) === 'form' ? (
          <Field
            key={field.name}
            {...field}
            place={`body/${field.name}`}
            depth={1}
            value={fieldValue(fields, field.name)}
            onChange={(value) => setAll(setField(fields, field.name, value))}
          />
        ) : (
          <FileRow
            key={field.name}
            field={field}
            isMissing={
              missing.includes(`body/${field.name}`) ||
              (isRefused &&
                lacksFile({ kind: 'fields', contentType, fields: fields.filter(({ name }) => name === field.name) }))
            }
            files={filesNamed(fields, field.name)}
            onChange={(files) => setAll(setFiles(fields, field.name, files))}
          />
        ),
      )}
      {free ? (
        <ExtraFields
          areFiles={free !== 'value' && mediaKind(contentType) === 'multipart'}
          isRefused={isRefused}
          fields={fields.filter((field) => !isKnown(field))}
          isTaken={isTaken}
          onChange={(others) => setAll([...fields.filter(isKnown), ...others])}
        />
      ) : null}
    </>
  );
}

function filesNamed(fields: readonly BodyField[], name: string): AttachedFile[] {
  return fields.flatMap((field) =>
    field.kind === 'file' && field.name === name && isAttached(field.file) ? [field.file] : [],
  );
}

function FileRow({
  field,
  isMissing,
  files,
  onChange,
}: {
  field: FormField;
  isMissing: boolean;
  files: AttachedFile[];
  onChange: (files: AttachedFile[]) => void;
}) {
  const { data } = usePlayground();
  const { schemas } = data.document;
  const id = useId();
  const { name, schema, required, takes } = field;
  const { description, contentMediaType } = resolveSchema(schema, schemas);
  return (
    <Row id={id} name={name} type={typeLabel(schema, schemas)} required={required} description={description}>
      <FilePicker
        id={id}
        label={name}
        accept={contentMediaType}
        multiple={takes === 'files'}
        isMissing={isMissing}
        files={files}
        onChoose={(chosen) => onChange([...(takes === 'files' ? files : []), ...chosen.map(attachFile)])}
        onRemove={(index) => onChange(files.toSpliced(index, 1))}
      />
    </Row>
  );
}
