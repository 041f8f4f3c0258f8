import type { Schema } from '../../model/api.ts';
import { typeLabel } from '../../shared/json-schema/type-label.ts';
import { useApi } from './api-context.tsx';
import { useSchemaLink } from './use-schema-link.ts';

/** Of what schema a body is, where that has a page. */
export function SchemaReference({ schema }: { schema: Schema }) {
  const { document } = useApi();
  const link = useSchemaLink(schema);
  if (link === null) return null;
  return (
    <p className="api-content-type">
      <code>{typeLabel(schema, document.schemas)}</code>{' '}
      <code>
        <a href={link.href}>{link.name}</a>
      </code>
    </p>
  );
}
