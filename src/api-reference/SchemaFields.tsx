import { usePage } from '../content-components/PageProvider.tsx';
import { TabSet } from '../content-components/TabSet.tsx';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { schemaVariants, type Variant } from '../json-schema/variants.ts';
import { visibleProperties, type VisibleProperty } from '../json-schema/visible-properties.ts';
import type { Schema } from '../model/api.ts';
import { useApi } from './api-context.tsx';
import { FieldRow } from './FieldRow.tsx';

interface Props {
  schema: Schema;
  /** Names of the fields around it; `null` where fields get no anchors. */
  path: string[] | null;
  depth: number;
}

/** Levels beyond which named schemas wait until a reader opens them, and fields on a page beyond which all do. */
const inlineDepth = 1;
const inlineFields = 50;
/** Schemas without a name cannot be fetched by themselves; deeper ones are not shown at all. */
const maximalDepth = 10;

/** The fields inside of a schema: properties of an object, of the items of a list, or of each alternative. */
export function SchemaFields({ schema, path, depth }: Props) {
  const { document, mode } = useApi();
  if (depth > maximalDepth) return null;
  const inner = innerSchema(schema, document.schemas);
  const variants = shownVariants(schemaVariants(inner, document.schemas));
  if (variants.length > 1) return <Variants variants={variants} path={path} depth={depth} />;
  const object = variants[0]?.schema ?? inner;
  const properties = visibleProperties(object, { schemas: document.schemas, mode });
  return <>{properties.map((property) => <Property key={`${property.kind}:${property.name}`} property={property} path={path} depth={depth} />)}</>;
}

/** Alternatives inside of alternatives that are looked into: a choice may name itself. */
const maximalChoices = 3;

/** Whether there is anything inside of a schema to show. */
export function hasFields(schema: Schema, { schemas, mode, choices = 0 }: { schemas: Record<string, Schema>; mode: 'request' | 'response'; choices?: number }): boolean {
  const inner = innerSchema(schema, schemas);
  const variants = shownVariants(schemaVariants(inner, schemas));
  if (variants.length > 1) return choices < maximalChoices && variants.some((variant) => hasFields(variant.schema, { schemas, mode, choices: choices + 1 }));
  return visibleProperties(variants[0]?.schema ?? inner, { schemas, mode }).length > 0;
}

function Property({ property, path, depth }: { property: VisibleProperty; path: string[] | null; depth: number }) {
  const { shown, texts } = useApi();
  shown.fields++;
  const name = property.kind === 'additional' ? `{${texts.anyKey}}` : property.name;
  const inside = path && property.kind === 'named' ? [...path, name] : null;
  return (
    <FieldRow name={name} schema={property.schema} required={property.required} path={property.kind === 'named' ? path : null}>
      <Nested schema={property.schema} path={inside} depth={depth + 1} />
    </FieldRow>
  );
}

/** What a field holds, behind a line that opens it. */
export function Nested({ schema, path, depth }: Props) {
  const { document, mode, fragmentHref, shown } = useApi();
  const { texts } = usePage();
  if (depth > maximalDepth || !hasFields(schema, { schemas: document.schemas, mode })) return null;
  const key = namedSchema(schema, document.schemas);
  const isDeferred = key !== null && (depth > inlineDepth || shown.fields > inlineFields);
  return (
    <details className="expandable" data-fragment={isDeferred ? fragmentHref(key, mode) : undefined}>
      <summary className="expandable-header">
        <span className="expandable-label" data-show={texts.show} data-hide={texts.hide}> {texts.childAttributes}</span>
      </summary>
      <div className="expandable-content">{isDeferred ? null : <SchemaFields schema={schema} path={path} depth={depth} />}</div>
    </details>
  );
}

function Variants({ variants, path, depth }: { variants: Variant[]; path: string[] | null; depth: number }) {
  const { ids } = usePage();
  const { document, mode } = useApi();
  const panels = variants.slice(0, maximalVariants).map((variant) => ({
    id: ids.next('variant'),
    label: variant.title,
    tab: variant.title,
    content: hasFields(variant.schema, { schemas: document.schemas, mode })
      ? <SchemaFields schema={variant.schema} path={path} depth={depth + 1} />
      : <FieldRow name={variant.title} schema={variant.schema} required={false} path={null} />,
  }));
  return <TabSet className="schema-variants" panelClass="schema-variant" panels={panels} selected={0} sync={false} dropdown={panels.length > 4} />;
}

const maximalVariants = 40;

/** `null` beside one alternative is said by the type already. */
function shownVariants(variants: Variant[]): Variant[] {
  const filled = variants.filter(({ schema }) => schema.type !== 'null');
  return filled.every(({ schema }) => isPlain(schema)) ? [] : filled;
}

function isPlain(schema: Schema): boolean {
  return !schema.properties && !schema.items && !schema.additionalProperties && !schema.oneOf && !schema.anyOf && !schema.patternProperties;
}

/** Of a list the schema of its items, through lists of lists. */
function innerSchema(schema: Schema, schemas: Record<string, Schema>): Schema {
  let inner = resolveSchema(schema, schemas);
  for (let level = 0; inner.items && level < 5; level++) inner = resolveSchema(inner.items, schemas);
  return inner;
}

/** The key under which a schema, or the items of a list, can be fetched. */
function namedSchema(schema: Schema, schemas: Record<string, Schema>): string | null {
  if (schema.$ref !== undefined) return schema.$ref;
  const items = resolveSchema(schema, schemas).items;
  return items ? namedSchema(items, schemas) : null;
}
