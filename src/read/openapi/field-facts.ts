import type { Texts } from '../../base/languages/texts.ts';
import { sameValue } from '../../base/values/same-value.ts';
import type { ApiResponse, Parameter } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { ServerVariable } from '../../model/api/server.ts';
import { type Constraint, schemaConstraints } from '../../shared/json-schema/constraints.ts';
import type { EnumValue } from '../../shared/json-schema/enum-values.ts';
import { listedValues } from '../../shared/json-schema/listed-values.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { soleAlternative } from '../../shared/json-schema/sole-alternative.ts';
import { typeLabel } from '../../shared/json-schema/type-label.ts';
import { extraPills } from './extra-pills.ts';
import { heldParts, itemConstraints } from './item-constraints.ts';
import { joinTexts } from './join-texts.ts';
import { ownTitle } from './own-title.ts';
import { parameterLimits } from './parameter-limits.ts';
import { type PlainAlternative, plainAlternatives } from './plain-alternatives.ts';
import { xmlLimit } from './xml-limit.ts';

/** A parameter or property as a page shows it. */
export interface DescribedField {
  name: string;
  schema: Schema;
  required: boolean;
  deprecated?: boolean;
  /** In place of the schema's own. */
  description?: string;
  /** The `x-…` keys beside the schema. */
  extensions?: Record<string, unknown>;
  /** Set for one. */
  parameter?: Parameter;
}

/** Everything that is said of a field itself, without what it holds. */
export interface FieldFacts {
  type: string;
  /** Labels before the name, and after the type. */
  before: string[];
  after: string[];
  required: boolean;
  deprecated: boolean;
  /** Markdown, with a title of its own first. */
  description: string;
  constraints: Constraint[];
  values: EnumValue[];
  /** Where nothing inside of the field tells of them. */
  alternatives: PlainAlternative[];
}

export interface FieldContext {
  schemas: Schemas;
  /** `api.params.post`: keys of a schema that are shown as labels. */
  pills: readonly string[];
  /** Of the page's language. */
  words: Texts['reference'];
}

/** What HTML and Markdown say of a field. */
export function fieldFacts(field: DescribedField, { schemas, pills, words }: FieldContext): FieldFacts {
  const { name, schema, required, deprecated = false, description, parameter } = field;
  const resolved = soleAlternative(resolveSchema(schema, schemas), schemas);
  return {
    type: typeLabel(schema, schemas),
    ...extraPills([resolved, { extensions: field.extensions }], { keys: pills, words }),
    required,
    deprecated: deprecated || resolved.deprecated === true,
    description: [
      boldTitle(name, schema),
      [resolved.externalDocs?.description, itemText(resolved, schemas)].reduce(
        joinTexts,
        description || schema.description || resolved.description,
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
    constraints: withoutRepeats([
      ...schemaConstraints(resolved),
      ...xmlLimit(name, resolved, schemas),
      ...(parameter ? parameterLimits(parameter, resolved) : []),
      ...itemConstraints(resolved, schemas),
    ]),
    values: toldValues(resolved, schemas),
    alternatives: plainAlternatives(resolved, schemas),
  };
}

/** Where only one is left, it is a limit of its own. */
function toldValues(schema: Schema, schemas: Schemas): EnumValue[] {
  const values = listedValues(schema, schemas);
  if (schema.const === undefined) return values;
  return values.filter(({ value, description }) => description !== '' && sameValue(value, schema.const));
}

function boldTitle(name: string, schema: Schema): string {
  const title = name === '' ? '' : ownTitle(name, schema);
  return title === '' ? '' : `**${title.replace(/[\\*_`<[\]]/g, '\\$&')}**`;
}

/**
 * A parameter and its schema tend to give the same example; what one says about it stays. What has but one value needs
 * none, and what a subtype inherits would be that of another.
 */
function withoutRepeats(constraints: readonly Constraint[]): Constraint[] {
  const said = constraints.filter(({ name }) => name === 'example');
  const isFixed = constraints.some(({ name, of }) => name === 'const' && !of);
  const shown = constraints.filter(({ name, of, about }) => !isFixed || name !== 'example' || of || about);
  return shown.filter(
    (one) =>
      one.name !== 'example' ||
      (!said.some((other) => other !== one && other.value === one.value && other.about && !one.about) &&
        said.find((other) => other.value === one.value && (other.about ?? '') === (one.about ?? '')) === one),
  );
}

/** What is said of a list's items, and of what a text holds. */
function itemText(schema: Schema, schemas: Schemas): string {
  return heldParts(schema, schemas).reduce((text, part) => joinTexts(text, part.schema.description), '');
}

/** Limits of a whole body, above its fields and below them. */
export interface BodyLimits {
  above: Constraint[];
  below: Constraint[];
}

/** Examples and default of a body stand beside it as samples. That it holds nothing else is said after its fields. */
export function bodyLimits(constraints: readonly Constraint[]): BodyLimits {
  const limits = constraints.filter(({ name }) => name !== 'example' && name !== 'default');
  const [below, above] = [true, false].map((isLast) => limits.filter(({ name }) => (name === 'closed') === isLast));
  return { above: above!, below: below! };
}

/** A limit as readers see it: what it is called, and its value; empty where the name says everything. */
export function constraintText(
  { name, of, about, value }: Constraint,
  { constraints }: Texts['reference'],
): [string, string] {
  const label = [...(of ? [constraints[of]] : []), constraints[name]].join(': ');
  return [about ? `${label} (${about})` : label, value];
}

/** A parameter as a field. */
export function parameterField(parameter: Parameter): DescribedField {
  const { name, schema, required, deprecated, description, extensions } = parameter;
  return { name, schema, required, deprecated, description, extensions, parameter };
}

/** A variable of a server's address as a field. */
export function variableField(variable: ServerVariable): DescribedField {
  const { name, default: value, enum: options, description, examples = [] } = variable;
  const schema: Schema = {
    type: 'string',
    default: value,
    ...(options.length > 0 && { enum: options }),
    ...(examples.length > 0 && { examples }),
  };
  return { name, schema, required: false, description };
}

/** Limits of an alternative as a whole. */
export function variantLimits(option: Schema, schemas: Schemas): BodyLimits {
  const resolved = resolveSchema(option, schemas);
  return bodyLimits([...schemaConstraints(resolved), ...itemConstraints(resolved, schemas)]);
}

/** What an alternative says of itself, besides its fields. Markdown. */
export function variantText(option: Schema, schemas: Schemas): string {
  const resolved = resolveSchema(option, schemas);
  return joinTexts(option.description ?? resolved.description, itemText(resolved, schemas)).trim();
}

/** Whether a body says by itself what its response says: generators give both the text of one type. */
export function isSaidByBody({ description, contents }: ApiResponse, schemas: Schemas): boolean {
  const texts = contents.map(({ schema, itemSchema }) => variantText(schema ?? itemSchema ?? {}, schemas));
  return texts.length > 0 && texts.every((text) => text === description.trim());
}
