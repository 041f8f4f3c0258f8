import type { Schema } from '../../model/api.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { FieldRow } from './FieldRow.tsx';
import { hasFields, SchemaFields } from './SchemaFields.tsx';
import { SchemaReference } from './SchemaReference.tsx';

interface Props {
  schema: Schema;
  /** Stands for a body without fields. */
  name: string;
  /** As in `SchemaFields`. */
  path: string[] | null;
}

/** A body as a whole: what its schema says, and its fields; one row for a body without any. */
export function SchemaBody({ schema, name, path }: Props) {
  const { document, mode } = useApi();
  const { schemas } = document;
  if (!hasFields(schema, { schemas, mode }))
    return <FieldRow name={name} schema={schema} required={false} path={path} />;
  return (
    <>
      <SchemaReference schema={schema} />
      <Description text={schema.description ?? resolveSchema(schema, schemas).description ?? ''} />
      <SchemaFields schema={schema} path={path} depth={0} />
    </>
  );
}
