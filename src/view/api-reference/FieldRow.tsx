import { Fragment, type ReactNode } from 'react';
import { type DescribedField, type FieldFacts, fieldFacts } from '../../read/openapi/field-facts.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { schemaName } from '../../shared/json-schema/schema-name.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';

export interface FieldRowProps extends DescribedField {
  /** `path`, `query` and so on; empty for properties. */
  place?: string;
  /** Names from the outermost object to this field, for its anchor; `null` for a field without one. */
  path: string[] | null;
  children?: ReactNode;
}

/** One field of a request or response: name, type, limits, text, and what it holds. */
export function FieldRow({ place, path, children, ...field }: FieldRowProps) {
  const { ids, used } = usePage();
  const { document, config } = useApi();
  used.add('field');
  const { name, schema } = field;
  const { items = {} } = resolveSchema(schema, document.schemas);
  const facts = fieldFacts(field, { schemas: document.schemas, pills: config.params.post });
  const id = path ? ids.param([...path, name].join('-')) : undefined;
  return (
    <div className="field" id={id} data-place={place || undefined}>
      <FieldHead
        name={name}
        id={id}
        type={facts.type}
        typeTitle={schemaName(schema) || schemaName(items) || undefined}
        before={facts.before}
        after={facts.after}
        required={facts.required}
        deprecated={facts.deprecated}
      />
      <Description text={facts.description} />
      <Constraints constraints={facts.constraints} />
      <EnumValues values={facts.values} more={facts.moreValues} />
      {children}
    </div>
  );
}

function Constraints({ constraints }: Pick<FieldFacts, 'constraints'>) {
  const { texts } = useApi();
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

function EnumValues({ values, more }: { values: FieldFacts['values']; more: number }) {
  const { texts } = useApi();
  if (values.length === 0) return null;
  return (
    <small>
      {texts.options}:{' '}
      {values.map(({ value, description }, index) => (
        <Fragment key={index}>
          <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
          {description ? ` ${description} ` : ' '}
        </Fragment>
      ))}
      {more > 0 ? `+ ${more}` : null}
    </small>
  );
}
