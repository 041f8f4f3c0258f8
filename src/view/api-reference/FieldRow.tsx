import { Fragment, type ReactNode } from 'react';
import type { Schema } from '../../model/api.ts';
import { schemaConstraints } from '../../shared/json-schema/constraints.ts';
import { listedValues } from '../../shared/json-schema/listed-values.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { schemaName } from '../../shared/json-schema/schema-name.ts';
import { typeLabel } from '../../shared/json-schema/type-label.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { extraPills } from './extra-pills.ts';

export interface FieldRowProps {
  name: string;
  schema: Schema;
  required: boolean;
  deprecated?: boolean;
  /** In place of the schema's own. */
  description?: string;
  /** `path`, `query` and so on; empty for properties. */
  place?: string;
  /** Names from the outermost object to this field, for its anchor; `null` for a field without one. */
  path: string[] | null;
  children?: ReactNode;
}

/** One field of a request or response: name, type, limits, text, and what it holds. */
export function FieldRow({ name, schema, required, deprecated, description, place, path, children }: FieldRowProps) {
  const { ids, used } = usePage();
  const { document, config } = useApi();
  used.add('field');
  const resolved = resolveSchema(schema, document.schemas);
  const id = path ? ids.param([...path, name].join('-')) : undefined;
  const pills = extraPills(resolved, config.params.post);
  return (
    <div className="field" id={id} data-place={place || undefined}>
      <FieldHead
        name={name}
        id={id}
        type={typeLabel(schema, document.schemas)}
        typeTitle={schemaName(schema) || schemaName(resolved.items ?? {}) || undefined}
        before={pills.before}
        after={pills.after}
        required={required}
        deprecated={deprecated || resolved.deprecated}
      />
      <Description text={description || resolved.description || ''} />
      <Constraints schema={resolved} />
      <EnumValues schema={resolved} />
      {children}
    </div>
  );
}

function Constraints({ schema }: { schema: Schema }) {
  const { texts } = useApi();
  const constraints = schemaConstraints(schema);
  if (constraints.length === 0) return null;
  return (
    <ul>
      {constraints.map(({ name, value }) => (
        <li key={name}>
          {texts.constraints[name]}
          {value === '' ? null : (
            <>
              : <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Values beyond these are rarely read one by one. */
const maximalValues = 60;

function EnumValues({ schema }: { schema: Schema }) {
  const { document, texts } = useApi();
  const values = listedValues(schema, document.schemas);
  if (values.length === 0) return null;
  const shown = values.slice(0, maximalValues);
  return (
    <small>
      {texts.options}:{' '}
      {shown.map(({ value, description }, index) => (
        <Fragment key={index}>
          <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
          {description ? ` ${description} ` : ' '}
        </Fragment>
      ))}
      {values.length > shown.length ? `+ ${values.length - shown.length}` : null}
    </small>
  );
}
