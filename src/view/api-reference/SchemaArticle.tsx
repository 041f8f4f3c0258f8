import type { Schema } from '../../model/api.ts';
import { Description } from './Description.tsx';
import { SchemaFields } from './SchemaFields.tsx';

/** The article of a data model's page. */
export function SchemaArticle({ schema, children }: { schema: Schema; children?: React.ReactNode }) {
  return (
    <>
      {children}
      <Description text={schema.description ?? ''} />
      <SchemaFields schema={schema} path={[]} depth={0} />
    </>
  );
}
