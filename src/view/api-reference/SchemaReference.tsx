import type { Schema } from '../../model/api/schema.ts';
import { ownTitle } from '../../read/openapi/own-title.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { typeLabel } from '../../shared/json-schema/type-label.ts';
import { useApi } from './api-context.tsx';
import { useSchemaLink } from './use-schema-link.ts';

/** Of what schema a body or an alternative called `name` is: a link where that has a page, else its title. */
export function SchemaReference({ schema, name }: { schema: Schema; name: string }) {
  const { document } = useApi();
  const link = useSchemaLink(schema);
  const title = link === null ? ownTitle(name, resolveSchema(schema, document.schemas)) : link.name;
  if (title === '') return null;
  return (
    <p className="api-content-type">
      <code>{typeLabel(schema, document.schemas)}</code>{' '}
      {link === null ? (
        title
      ) : (
        <code>
          <a href={link.href}>{title}</a>
        </code>
      )}
    </p>
  );
}
