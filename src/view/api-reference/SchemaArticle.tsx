import type { ReactNode } from 'react';
import type { Schema } from '../../model/api.ts';
import { Description } from './Description.tsx';
import { SchemaFields } from './SchemaFields.tsx';

interface Props {
  schema: Schema;
  /** Markdown that the head of the page does not show yet. */
  description: string;
  children?: ReactNode;
}

/** The article of a data model's page. */
export function SchemaArticle({ schema, description, children }: Props) {
  return (
    <>
      <Description text={description} />
      {children}
      <SchemaFields schema={schema} path={[]} depth={0} />
    </>
  );
}
