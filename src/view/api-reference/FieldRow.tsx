import type { ReactNode } from 'react';
import type { Schema } from '../../model/api/schema.ts';
import { type DescribedField, type FieldFacts, fieldFacts } from '../../read/openapi/field-facts.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { schemaName } from '../../shared/json-schema/schema-name.ts';
import { isNamedByType } from '../../shared/json-schema/variants.ts';
import { visibleName } from '../../shared/json-schema/visible-properties.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { AlternativeList } from './AlternativeList.tsx';
import { useApi } from './api-context.tsx';
import { Constraints } from './Constraints.tsx';
import { Description } from './Description.tsx';
import { useSchemaLink } from './use-schema-link.ts';
import { Values } from './ValueList.tsx';

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
  const { document, config, texts } = useApi();
  used.add('field');
  const { name, schema } = field;
  const { items = {} } = resolveSchema(schema, document.schemas);
  const facts = fieldFacts(field, { schemas: document.schemas, pills: config.params.post, words: texts });
  const link = useSchemaLink(schema);
  const id = path ? ids.param([...path, name].join('-')) : undefined;
  return (
    <div className="field" id={id} data-place={place || undefined}>
      <FieldHead
        name={path === null && isNamedByType(name, facts.type) ? '' : visibleName(name)}
        id={id}
        type={facts.type}
        typeTitle={link === null ? schemaName(schema) || schemaName(items) || undefined : undefined}
        typeLink={link}
        before={facts.before}
        after={facts.after}
        required={facts.required}
        deprecated={facts.deprecated}
      />
      <Description text={facts.description} />
      <Constraints constraints={facts.constraints} />
      <EnumValues values={facts.values} schema={schema} />
      <AlternativeList alternatives={facts.alternatives} />
      {children}
    </div>
  );
}

/** Values that are seen at once, where there are many more. */
const shownValues = 24;
/** Values that stand in the page; longer lists wait in a file until a reader asks for them. */
const heldValues = 60;

function EnumValues({ values, schema }: { values: FieldFacts['values']; schema: Schema }) {
  const { texts, valuesHref } = useApi();
  const page = usePage();
  if (values.length === 0) return null;
  const shown = values.length > shownValues * 1.25 ? shownValues : values.length;
  // The file holds all of them, so that they can be searched in one place.
  const href = values.length > heldValues ? valuesHref(schema) : null;
  return (
    <>
      <Values values={values.slice(0, shown)} label={texts.options} />
      {shown === values.length ? null : (
        <details className="expandable">
          <summary>
            {page.texts.showMore} ({values.length - shown})
          </summary>
          {href === null ? (
            <div className="block-content">
              <Values values={values.slice(shown)} />
            </div>
          ) : (
            <a href={href}>{texts.options}</a>
          )}
        </details>
      )}
    </>
  );
}
