import { useId, useMemo } from 'react';
import type { Schema } from '../../../model/api/schema.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { typeLabel } from '../../../shared/json-schema/type-label.ts';
import { usePlayground } from '../playground-context.tsx';
import { Row } from '../Row.tsx';
import { chooseEditor, hasParts } from '../values/choose-editor.ts';
import { shownName } from '../values/shown-name.ts';
import { Control } from './Control.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { PlaceContext, usePlace } from './place-context.ts';

export interface FieldProps {
  name: string;
  schema: Schema;
  required: boolean;
  /** As in `MissingValue`; unset inside of another field. */
  place?: string;
  /** `undefined`: not sent. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** How many objects and lists are around it. */
  depth: number;
}

/** A value with its name: a row for what is typed or chosen, a group for what has parts. */
export function Field(props: FieldProps) {
  const { data, missing } = usePlayground();
  const { schemas } = data.document;
  const { name, schema, required } = props;
  const inner = usePlace(name);
  const place = props.place ?? inner;
  const isMissing = missing.includes(place);
  const editor = useMemo(() => chooseEditor(schema, schemas), [schema, schemas]);
  const { description, deprecated } = resolveSchema(schema, schemas);
  const id = useId();
  const type = typeLabel(schema, schemas);
  if (hasParts(editor)) {
    const shown = { editor, type, isMissing, description: description ?? '' };
    return (
      <PlaceContext value={place}>
        <FieldGroup {...props} {...shown} name={shownName(name)} />
      </PlaceContext>
    );
  }
  return (
    <Row
      id={id}
      name={shownName(name)}
      type={type}
      required={required}
      deprecated={deprecated}
      description={description}
      isMissing={isMissing}
    >
      <Control {...props} id={id} editor={editor} />
    </Row>
  );
}
