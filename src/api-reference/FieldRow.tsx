import type { ReactNode } from 'react';
import { usePage } from '../content-components/PageProvider.tsx';
import { schemaConstraints } from '../json-schema/constraints.ts';
import { enumValues } from '../json-schema/enum-values.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { schemaName } from '../json-schema/schema-name.ts';
import { typeLabel } from '../json-schema/type-label.ts';
import type { Schema } from '../model/api.ts';
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
  const { ids, texts, used } = usePage();
  const { document, config } = useApi();
  used.add('field');
  const resolved = resolveSchema(schema, document.schemas);
  const id = path ? ids.param([...path, name].join('-')) : undefined;
  const pills = extraPills(resolved, config.params.post);
  const isOld = deprecated || resolved.deprecated;
  return (
    <div className="field" id={id} data-place={place || undefined}>
      <div className="field-head">
        {pills.before.map((pill) => <span key={pill} className="field-label">{pill}</span>)}
        {id ? <a className="field-name" href={`#${id}`}>{name}</a> : <span className="field-name">{name}</span>}
        <span className="field-type" title={schemaName(schema) || schemaName(resolved.items ?? {}) || undefined}>{typeLabel(schema, document.schemas)}</span>
        {pills.after.map((pill) => <span key={pill} className="field-label">{pill}</span>)}
        {required ? <span className="field-required">{texts.required}</span> : null}
        {isOld ? <span className="field-deprecated">{texts.deprecated}</span> : null}
      </div>
      <div className="field-content">
        <Description text={description || resolved.description || ''} />
        <Constraints schema={resolved} />
        <EnumValues schema={resolved} />
        {children}
      </div>
    </div>
  );
}

function Constraints({ schema }: { schema: Schema }) {
  const constraints = schemaConstraints(schema);
  if (constraints.length === 0) return null;
  return (
    <ul className="field-constraints">
      {constraints.map(({ name, label, value }) => <li key={name}>{label}{value === '' ? null : <>: <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code></>}</li>)}
    </ul>
  );
}

/** Values beyond these are rarely read one by one. */
const maximalValues = 60;

function EnumValues({ schema }: { schema: Schema }) {
  const values = enumValues(schema);
  const { texts } = useApi();
  if (values.length === 0) return null;
  const shown = values.slice(0, maximalValues);
  return (
    <div className="field-enum">
      <span className="field-enum-label">{texts.options}: </span>
      {shown.map(({ value, description }, index) => <span key={index}><code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>{description ? ` ${description} ` : ' '}</span>)}
      {values.length > shown.length ? `+ ${values.length - shown.length}` : null}
    </div>
  );
}
