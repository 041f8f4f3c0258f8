import { renderCode } from '../../base/text/render-code.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { Constraint } from '../../shared/json-schema/constraints.ts';
import { hasFields as hasFieldsWithin } from '../../shared/json-schema/has-fields.ts';
import { innerSchema } from '../../shared/json-schema/inner-schema.ts';
import { mayEnter } from '../../shared/json-schema/made-parts.ts';
import { ownKeys, referencedKeys } from '../../shared/json-schema/merge-all-of.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { typeLabel } from '../../shared/json-schema/type-label.ts';
import type { Variant } from '../../shared/json-schema/variants.ts';
import { isNamedByType, schemaVariants } from '../../shared/json-schema/variants.ts';
import type { VisibleProperty } from '../../shared/json-schema/visible-properties.ts';
import { showsProperties, visibleName, visibleProperties } from '../../shared/json-schema/visible-properties.ts';
import {
  bodyLimits,
  type DescribedField,
  type FieldContext,
  fieldFacts,
  variantLimits,
  variantText,
} from './field-facts.ts';
import { ownTitle } from './own-title.ts';
import { renderDetails } from './render-details.ts';
import { renderLink } from './render-link.ts';
import {
  chargeAlternatives,
  chargeLength,
  type MarkdownFieldContext,
  type SchemaTextOptions,
  type SchemaWriter,
  type Spot,
  writeWithin,
} from './schema-writer.ts';

const maxVariants = 12;
const maxTurns = 20;

/** A schema as a nested Markdown list of its fields, down to a sensible depth; one line for a schema without fields. */
export function renderSchema(schema: Schema, options: SchemaTextOptions): string {
  const resolved = resolveSchema(schema, options.schemas);
  const { type, description, ...facts } = fieldFacts({ name: '', schema, required: false }, options);
  const fields = writeWithin(options, (spot) => renderParts(schema, spot));
  const { above, below } = bodyLimits(facts.constraints);
  const place = { indent: '', words: options.words };
  const isLast = (limit: Constraint): boolean => fields !== '' && below.includes(limit);
  const link = linkMark(schema, options);
  const title = link.length === 0 ? ownTitle('', resolved) : '';
  const head = `${options.words.type}: ${[`\`${type}\``, ...link, ...(title === '' ? [] : [title])].join(', ')}`;
  const isTold = fields === '' || !isPlainObject(resolved) || link.length > 0 || title !== '' || above.length > 0;
  const line =
    head + renderDetails({ ...facts, constraints: facts.constraints.filter((limit) => !isLast(limit)) }, place);
  const end = renderDetails({ constraints: below.filter(isLast), values: [] }, place);
  return [isTold ? line : '', description, fields, end.trim()].filter(Boolean).join('\n\n');
}

/** Fields as a Markdown list. */
export function renderFields(fields: readonly DescribedField[], options: SchemaTextOptions): string {
  return writeWithin(options, (spot) =>
    fields
      .map((field) => renderField(field, spot))
      .filter(Boolean)
      .join('\n'),
  );
}

function isPlainObject(schema: Schema): boolean {
  return schema.properties !== undefined && !isChoice(schema);
}

/** Whether there is more to choose from than types: the alternatives of a base type are those that it maps to. */
function isChoice({ oneOf, anyOf, discriminator }: Schema): boolean {
  return Boolean(oneOf ?? anyOf) || Object.keys(discriminator?.mapping ?? {}).length > 0;
}

function renderProperty(field: Pick<DescribedField, 'name' | 'schema' | 'required'>, spot: Spot): string {
  const { writer } = spot;
  const options = { place: spot, use: nameUse(field, spot), budget: writer };
  return writer.written(field.schema, options, (met) => renderField(field, { ...spot, met }));
}

/** How many fields there are depends on the levels that are left alone, and what they say on where they stand, too. */
function nameUse({ name, required }: Pick<DescribedField, 'name' | 'required'>, { writer, depth }: Spot): string {
  const { isCounting, mode, maxDepth, maxBelow } = writer;
  const reach = `${mode} ${maxDepth - depth} ${maxBelow}`;
  return isCounting ? reach : `${reach} ${depth} ${required} ${name}`;
}

function renderField(field: DescribedField, spot: Spot): string {
  const { writer, indent } = spot;
  if (writer.left === 0) return '';
  if (--writer.left === 0) return `${indent}- …`;
  const { name, schema } = field;
  const inner = { ...spot, depth: spot.depth + 1, turns: 0, indent: `${indent}  ` };
  if (writer.isCounting) return renderParts(schema, inner);
  const { type, before, after, required, deprecated, description, ...facts } = fieldFacts(field, writer);
  const marks = [
    ...before,
    type,
    ...linkMark(schema, writer),
    ...after,
    required ? writer.words.required : '',
    deprecated ? writer.words.deprecated.toLowerCase() : '',
  ];
  const text = description.replace(/\n/g, `\n${indent}  `);
  const details = renderDetails(facts, { indent: `${indent}  `, words: writer.words });
  const line = `${indent}- ${renderCode(name)} (${marks.filter(Boolean).join(', ')})${text === '' ? '' : `: ${text}`}${details}`;
  chargeLength(line, writer);
  const parts = renderParts(schema, inner);
  return parts === '' ? line : `${line}\n${parts}`;
}

/** Where the schema of a field is told of, if anywhere. */
function linkMark(schema: Schema, { linkOf }: MarkdownFieldContext): string[] {
  const link = linkOf(schema);
  return link ? [renderLink(link.title, link.route)] : [];
}

/** The fields inside a schema: its properties, those of its items, or one list per alternative. */
function renderParts(schema: Schema, spot: Spot): string {
  const { writer, depth, turns } = spot;
  const mayCut = depth > writer.maxDepth;
  const isCut = mayCut && (writer.maxBelow === 0 || depth > writer.maxDepth + 1);
  if (writer.looks-- <= 0) writer.left = 0;
  if ((isCut && writer.isCounting) || turns > maxTurns || writer.left === 0) return '';
  const keys = referencedKeys(schema, writer.schemas);
  if (!mayEnter(keys, spot)) return '';
  const turned: Spot = { ...spot, turns: turns + 1, own: undefined };
  const inner = keys.size > 0 ? openTo(schema, turned) : turned;
  const resolved = resolveSchema(schema, writer.schemas);
  const held = innerSchema(resolved);
  if (held) return renderParts(held, inner);
  if (isCut || (mayCut && !isSmall(resolved, writer))) return writer.isCounting ? '' : renderCut(resolved, spot);
  if (!isChoice(resolved)) return renderProperties(resolved, inner);
  const variants = schemaVariants(resolved, writer.schemas).filter((variant) => variant.schema.type !== 'null');
  chargeAlternatives(variants.length, writer);
  if (variants.length === 1) return renderVariant(variants[0]!, { around: spot, inner });
  // Others are told of by the field itself.
  return variants.some((variant) => hasFields(variant.schema)) &&
    hasFieldsWithin(resolved, { schemas: writer.schemas, mode: 'both' })
    ? renderVariants(variants, { around: spot, inner })
    : '';
}

/** Inside of a schema, none of those that it is made of is looked into again. */
function openTo(schema: Schema, spot: Spot): Spot {
  return { ...spot, open: new Set([...spot.open, ...ownKeys(schema, spot.writer.schemas)]) };
}

/** Keys of alternatives are gone once these are merged with what stands beside them. */
function renderVariant({ schema, option }: Variant, { around, inner }: { around: Spot; inner: Spot }): string {
  const own = ownKeys(option, around.writer.schemas);
  return mayEnter(own, around) ? renderParts(schema, { ...openTo(option, inner), own }) : '';
}

function isSmall(schema: Schema, { schemas, mode, maxBelow }: SchemaWriter): boolean {
  return !isChoice(schema) && visibleProperties(schema, { schemas, mode }).length <= maxBelow;
}

/** Says that there is more, where lists nest no deeper. */
function renderCut(schema: Schema, { writer: { schemas, mode }, indent }: Spot): string {
  const isMore = isChoice(schema)
    ? // Each alternative has what stands beside them all.
      hasFields(schema) || schemaVariants(schema, schemas).some((variant) => hasFields(variant.schema))
    : showsProperties(schema, { schemas, mode });
  return isMore ? `${indent}- …` : '';
}

function hasFields(schema: Schema): boolean {
  return (
    schema.properties !== undefined ||
    typeof schema.additionalProperties === 'object' ||
    schema.items !== undefined ||
    schema.contentSchema !== undefined ||
    schema.prefixItems !== undefined
  );
}

function renderVariants(variants: readonly Variant[], { around, inner: spot }: { around: Spot; inner: Spot }): string {
  const { writer, indent } = spot;
  const shown = variants.slice(0, maxVariants).map((variant) => {
    const { title, schema, option } = variant;
    const inner = { ...spot, depth: spot.depth + 1, turns: 0, indent: `${indent}  ` };
    const parts = renderVariant(variant, { around, inner });
    if (writer.isCounting) return parts;
    const type = typeLabel(schema, writer.schemas);
    const marks = [...(isNamedByType(title, type) || type === 'object' ? [] : [type]), ...linkMark(option, writer)];
    const text = variantText(option, writer.schemas).replace(/\n/g, `\n${indent}  `);
    const head = `${indent}- **${title}**${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
    const { above, below } = variantLimits(option, writer.schemas);
    const facts = hasFieldsWithin(schema, { schemas: writer.schemas, mode: writer.mode })
      ? { constraints: [...above, ...below], values: [] }
      : fieldFacts({ name: title, schema, required: false }, writer);
    const details = renderDetails(facts, { indent: `${indent}  `, words: writer.words });
    const line = `${text === '' ? head : `${head}: ${text}`}${details}`;
    chargeLength(line, writer);
    return parts === '' ? line : `${line}\n${parts}`;
  });
  return [`${indent}${writer.words.oneOf}:`, ...shown, ...nameOthers(variants.slice(maxVariants), spot)].join('\n');
}

/** Only what they are called, and where they are told of. */
function nameOthers(variants: readonly Variant[], { writer, indent }: Spot): string[] {
  if (variants.length === 0 || writer.isCounting) return [];
  const named = variants.slice(0, writer.names);
  writer.names -= named.length;
  const names = named.map(({ title, option }) => linkMark(option, writer)[0] ?? `**${title}**`);
  const more = writer.words.andMore.replace('{count}', String(variants.length));
  return [`${indent}- … ${more}${names.length > 0 ? `: ${names.join(', ')}` : ''}`];
}

function renderProperties(schema: Schema, spot: Spot): string {
  const { schemas, mode } = spot.writer;
  return visibleProperties(schema, { schemas, mode })
    .map((property) =>
      renderProperty(
        { name: shownName(property, spot.writer), schema: property.schema, required: property.required },
        spot,
      ),
    )
    .filter(Boolean)
    .join('\n');
}

function shownName({ kind, name }: VisibleProperty, { words }: FieldContext): string {
  return kind === 'named' || kind === 'item'
    ? visibleName(name)
    : kind === 'pattern'
      ? `/${name}/`
      : `{${words.anyKey}}`;
}
