import type { Schema } from '../../model/api/schema.ts';
import { variantLimits, variantText } from '../../read/openapi/field-facts.ts';
import { startsOpen } from '../../read/openapi/starts-open.ts';
import { hasFields, innermostSchema, shownVariants } from '../../shared/json-schema/has-fields.ts';
import { innerSchema } from '../../shared/json-schema/inner-schema.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { typeLabel } from '../../shared/json-schema/type-label.ts';
import { eachVariant, schemaVariants, type Variant } from '../../shared/json-schema/variants.ts';
import {
  type SchemaMode,
  type VisibleProperty,
  visibleName,
  visibleProperties,
} from '../../shared/json-schema/visible-properties.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { TabSet } from '../content-components/TabSet.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { FieldRow } from './FieldRow.tsx';
import { LimitedFields } from './LimitedFields.tsx';
import { SchemaReference } from './SchemaReference.tsx';

interface Props {
  schema: Schema;
  /** Names of the fields around it; `null` where fields get no anchors. */
  path: string[] | null;
  depth: number;
}

/** Levels beyond which what has no file of its own is not shown at all. */
const maximalDepth = 10;
/**
 * Fields of a body, of the responses, or of a file of fields, beyond which further lists wait until a reader opens
 * them.
 */
const fullFrom = 30;
/** Alternatives of a body, all lists together, beyond which those inside of others wait as well. */
const fullChoices = 300;
/** Inner fields that stand in the page: few of them, and none far down. Others have files that many pages share. */
const inlineFields = 6;
const inlineDepth = 2;

/** Of a long first level, what stands in the page; an example beside it shows all that comes back. */
const firstFields: Readonly<Record<SchemaMode, number>> = { request: 30, response: 20, both: 60 };

/** What comes first is always shown, and so are short lists as long as there are not very many. */
function isTooMuch(count: number, shown: number): boolean {
  return shown > 0 && shown + count > fullFrom && (count > inlineFields || shown > 2 * fullFrom);
}

/** The fields inside of a schema: properties of an object, of the items of a list, or of each alternative. */
export function SchemaFields({ schema, path, depth }: Props) {
  const { document, mode, shown } = useApi();
  if (depth > maximalDepth) return null;
  const inner = innermostSchema(schema, document.schemas);
  const variants = shownVariants(schemaVariants(inner, document.schemas));
  if (variants.length > 1) {
    if (depth > 0 && shown.choices + variants.length > fullChoices) return <LaterFields schema={schema} />;
    shown.choices += variants.length;
    return <Variants variants={variants} path={path} depth={depth} />;
  }
  const object = variants[0]?.schema ?? inner;
  const properties = visibleProperties(object, { schemas: document.schemas, mode });
  if (isTooMuch(properties.length, shown.fields)) return <LaterFields schema={schema} />;
  const [first, later] = depth === 0 ? splitLong(properties, mode) : [properties, []];
  shown.fields += first.length;
  return (
    <>
      {first.map((property) => (
        <Property key={`${property.kind}:${property.name}`} property={property} path={path} depth={depth} />
      ))}
      {later.length === 0 ? null : <FurtherFields properties={later} />}
    </>
  );
}

/** The first fields of a long list and, of what is sent, all that must be; the others wait until a reader asks. */
function splitLong(properties: VisibleProperty[], mode: SchemaMode): [VisibleProperty[], VisibleProperty[]] {
  const count = firstFields[mode];
  if (properties.length <= count * 1.25) return [properties, []];
  const isLater = ({ kind, required }: VisibleProperty, index: number): boolean =>
    index >= count && kind === 'named' && !(required && mode === 'request');
  return [properties.filter((property, index) => !isLater(property, index)), properties.filter(isLater)];
}

/** The rest of a list of the first level, as an object of their own. */
function FurtherFields({ properties }: { properties: readonly VisibleProperty[] }) {
  const { mode, fragmentHref } = useApi();
  const { showMore } = usePage().texts;
  const rest: Schema = {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    required: properties.filter(({ required }) => required).map(({ name }) => name),
  };
  const href = fragmentHref(rest, mode);
  return href === null ? null : (
    <details className="expandable">
      <summary>
        {showMore} ({properties.length})
      </summary>
      <a href={href}>{showMore}</a>
    </details>
  );
}

function Property({ property, path, depth }: { property: VisibleProperty; path: string[] | null; depth: number }) {
  const { texts } = useApi();
  const name = property.kind === 'additional' ? `{${texts.anyKey}}` : property.name;
  const inside = path && property.kind === 'named' ? [...path, name] : null;
  return (
    <FieldRow
      name={name}
      schema={property.schema}
      required={property.required}
      path={property.kind === 'named' ? path : null}
    >
      <Nested schema={property.schema} path={inside} depth={depth + 1} name={visibleName(name)} />
    </FieldRow>
  );
}

/** What a field holds, behind a line that opens it. */
export function Nested({ name, ...props }: Props & { name: string }) {
  const { config, document, mode, shown } = useApi();
  const options = { schemas: document.schemas, mode };
  const { schema, depth } = props;
  if (depth > maximalDepth || !hasFields(schema, options)) return null;
  const count = countFields(schema, options);
  if (depth > inlineDepth || count > inlineFields || shown.fields + count > fullFrom)
    return <LaterFields schema={schema} name={name} />;
  return (
    <details className="expandable" open={config.params.expanded || startsOpen(schema, document.schemas)}>
      <Summary schema={schema} name={name} />
      <div className="block-content">
        <SchemaFields {...props} />
      </div>
    </details>
  );
}

/** Fields with a file of their own, to which a link leads where scripts do not run. */
export function LaterFields({ schema, name = '' }: Pick<Props, 'schema'> & { name?: string }) {
  const { document, mode, fragmentHref } = useApi();
  const reference = referenceOf(schema, document.schemas);
  const href = fragmentHref(reference, mode);
  return href === null ? null : (
    <details className="expandable">
      <Summary schema={schema} name={name} />
      <a href={href}>{typeLabel(reference, document.schemas)}</a>
    </details>
  );
}

/** Whose fields they are, and how many; of a choice each alternative has its own. */
function Summary({ schema, name }: { schema: Schema; name: string }) {
  const { document, mode, texts } = useApi();
  const { childAttributes } = usePage().texts;
  const options = { schemas: document.schemas, mode };
  const count = isChoice(schema, document.schemas) ? '' : ` (${countFields(schema, options)})`;
  return (
    <summary>
      {name === ''
        ? childAttributes.charAt(0).toUpperCase() + childAttributes.slice(1)
        : texts.attributesOf.replace('{name}', () => name)}
      {count}
    </summary>
  );
}

/** Whether several alternatives are shown; of hundreds, no more are put together than are needed to tell. */
function isChoice(schema: Schema, schemas: Record<string, Schema>): boolean {
  let filled = 0;
  let isShown = false;
  for (const variant of eachVariant(innermostSchema(schema, schemas), schemas)) {
    if (variant.schema.type !== 'null') filled++;
    isShown ||= shownVariants([variant]).length > 0;
    if (filled > 1 && isShown) return true;
  }
  return false;
}

/** Fields of the first level, of all alternatives together. */
function countFields(schema: Schema, { schemas, mode }: { schemas: Record<string, Schema>; mode: SchemaMode }): number {
  const inner = innermostSchema(schema, schemas);
  const variants = shownVariants(schemaVariants(inner, schemas));
  const objects = variants.length > 0 ? variants.map((variant) => variant.schema) : [inner];
  return objects.reduce((count, object) => count + visibleProperties(object, { schemas, mode }).length, 0);
}

function Variants({ variants, path, depth }: { variants: Variant[]; path: string[] | null; depth: number }) {
  const { ids } = usePage();
  const { document, mode } = useApi();
  const panels = variants.map((variant) => ({
    id: ids.next('variant'),
    label: variant.title,
    tab: variant.title,
    content: hasFields(variant.schema, { schemas: document.schemas, mode }) ? (
      <>
        <SchemaReference schema={variant.option} name={variant.title} />
        <LimitedFields limits={variantLimits(variant.option, document.schemas)}>
          <Description text={variantText(variant.option, document.schemas)} />
          <SchemaFields schema={variant.schema} path={path} depth={depth + 1} />
        </LimitedFields>
      </>
    ) : (
      <FieldRow name={variant.title} schema={variant.schema} required={false} path={null} />
    ),
  }));
  return (
    <TabSet
      className="schema-variants"
      panelClass="schema-variant"
      panels={panels}
      selected={0}
      sync={false}
      dropdown={panels.length > 4}
    />
  );
}

/** The shortest way to say a schema whose fields are wanted: a name that it, or the items of a list, have. */
function referenceOf(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (schema.$ref !== undefined) return { $ref: schema.$ref };
  const inner = innerSchema(resolveSchema(schema, schemas));
  return inner ? referenceOf(inner, schemas) : schema;
}
