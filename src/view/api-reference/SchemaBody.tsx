import type { Schema } from '../../model/api/schema.ts';
import { bodyLimits, fieldFacts } from '../../read/openapi/field-facts.ts';
import { hasFields } from '../../shared/json-schema/has-fields.ts';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { FieldRow } from './FieldRow.tsx';
import { LimitedFields } from './LimitedFields.tsx';
import { LaterFields, SchemaFields } from './SchemaFields.tsx';
import { SchemaReference } from './SchemaReference.tsx';

interface Props {
  schema: Schema;
  /** Stands for a body without fields. */
  name: string;
  /** As in `SchemaFields`. */
  path: string[] | null;
}

/**
 * A body as a whole: what its schema says, and its fields; one row for a body without any. Fields that another status
 * or media type has shown stand behind a line that opens them.
 */
export function SchemaBody({ schema, name, path }: Props) {
  const { config, document, mode, shown, texts } = useApi();
  const { schemas } = document;
  if (!hasFields(schema, { schemas, mode }))
    return <FieldRow name={name} schema={schema} required={false} path={path} />;
  const facts = fieldFacts({ name: '', schema, required: false }, { schemas, pills: config.params.post, words: texts });
  const key = JSON.stringify(schema);
  const isRepeated = shown.bodies.has(key);
  shown.bodies.add(key);
  return (
    <>
      <SchemaReference schema={schema} name={name} />
      <LimitedFields limits={bodyLimits(facts.constraints)}>
        <Description text={facts.description} />
        {isRepeated ? <LaterFields schema={schema} /> : <SchemaFields schema={schema} path={path} depth={0} />}
      </LimitedFields>
    </>
  );
}
