import { addAll } from '../../base/values/add-all.ts';
import type { Channel, ChannelMessage } from '../../model/api/channel.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { MediaContent, NamedExample, Operation, Parameter, PartEncoding } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import { childSchemas } from '../../shared/json-schema/child-schemas.ts';
import { createSchemaRestrictor } from '../../shared/json-schema/create-schema-restrictor.ts';
import { hiddenValues, isKeptFrom } from '../../shared/json-schema/schema-audience.ts';
import { isHidden, type StripOptions, stripHidden } from '../../shared/json-schema/strip-hidden.ts';
import { channelSchemas, operationParameters, operationSchemas } from './used-schemas.ts';

/**
 * A description as readers of these groups may see it: parameters, properties, alternatives, values and examples that
 * are kept from them are gone (docs/format.md#extensions). Which operations a group may see is a matter of their
 * pages. The same object comes back when nothing is kept from anybody.
 */
export function restrictDocument(document: ApiDocument, groups: readonly string[]): ApiDocument {
  const options: StripOptions = { schemas: document.schemas, groups: new Set(groups) };
  if (!restrictsAnything(document, options)) return document;
  const hiddenNames = findHiddenNames(document, options);
  const context: Context = { ...options, restrict: createSchemaRestrictor({ ...options, hiddenNames }) };
  const schemas = Object.entries(document.schemas).filter(([, schema]) => !isHidden([schema], options));
  return {
    ...document,
    schemas: Object.fromEntries(schemas.map(([key, schema]) => [key, context.restrict(schema)])),
    operations: document.operations.map((operation) => restrictOperation(operation, context)),
    webhooks: document.webhooks.map((operation) => restrictOperation(operation, context)),
    channels: document.channels.map((channel) => restrictChannel(channel, context)),
  };
}

interface Context extends StripOptions {
  restrict: (schema: Schema) => Schema;
}

function restrictsAnything(document: ApiDocument, { groups }: StripOptions): boolean {
  for (const schema of eachSchema(rootSchemas(document)))
    if (isKeptFrom(schema.extensions, groups) || hiddenValues(schema, groups).size > 0) return true;
  const parameters = [
    ...[...document.operations, ...document.webhooks].flatMap(operationParameters),
    ...document.channels.flatMap((channel) => channel.parameters),
  ];
  return parameters.some(({ extensions }) => isKeptFrom(extensions, groups));
}

/** Names of properties that are kept from the readers somewhere in the description. */
function findHiddenNames(document: ApiDocument, options: StripOptions): ReadonlySet<string> {
  const namesOf = ({ properties = {} }: Schema): string[] => Object.keys(properties);
  const names = new Set<string>();
  for (const schema of eachSchema(rootSchemas(document))) {
    const hidden = Object.entries(schema.properties ?? {}).filter(([, property]) => isHidden([property], options));
    for (const [name] of hidden) names.add(name);
    if (isHidden([schema], options)) for (const name of [...eachSchema([schema])].flatMap(namesOf)) names.add(name);
  }
  return names;
}

function rootSchemas(document: ApiDocument): Schema[] {
  return [
    ...Object.values(document.schemas),
    ...[...document.operations, ...document.webhooks].flatMap(operationSchemas),
    ...document.channels.flatMap(channelSchemas),
  ];
}

/** These and all that they are made of; references are not followed. */
function* eachSchema(roots: readonly Schema[]): Generator<Schema> {
  const seen = new Set<Schema>();
  const waiting = [...roots];
  for (let schema = waiting.pop(); schema; schema = waiting.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    yield schema;
    addAll(waiting, childSchemas(schema));
  }
}

function restrictOperation(operation: Operation, context: Context): Operation {
  const { requestBody } = operation;
  return {
    ...operation,
    security: operation.security.map((requirement) =>
      requirement.map(({ parameter, ...asked }) => {
        const [allowed] = parameter ? restrictParameters([parameter], context) : [];
        return { ...asked, ...(allowed && { parameter: allowed }) };
      }),
    ),
    parameters: restrictParameters(operation.parameters, context),
    requestBody: requestBody && {
      ...requestBody,
      contents: requestBody.contents.map((content) => restrictContent(content, context)),
    },
    responses: operation.responses.map((response) => ({
      ...response,
      headers: restrictParameters(response.headers, context),
      contents: response.contents.map((content) => restrictContent(content, context)),
    })),
    callbacks: operation.callbacks.map((callback) => ({
      ...callback,
      operation: restrictOperation(callback.operation, context),
    })),
  };
}

/** A path cannot do without its parameters, so these stay. */
function restrictParameters(parameters: readonly Parameter[], context: Context): Parameter[] {
  const kept = parameters.filter(
    ({ in: place, extensions, schema }) =>
      place === 'path' || !(isKeptFrom(extensions, context.groups) || isHidden([schema], context)),
  );
  return kept.map((parameter) => ({
    ...parameter,
    schema: context.restrict(parameter.schema),
    examples: restrictExamples(parameter.examples, parameter.schema, context),
  }));
}

function restrictContent(content: MediaContent, context: Context): MediaContent {
  const { schema, itemSchema, examples } = content;
  const allowed = (part: Schema | null): Schema | null =>
    part === null || isHidden([part], context) ? null : context.restrict(part);
  return {
    ...content,
    schema: allowed(schema),
    itemSchema: allowed(itemSchema),
    examples: restrictExamples(examples, schema ?? itemSchema, context),
    encoding: restrictEncoding(content.encoding, context),
  };
}

function restrictEncoding(encoding: MediaContent['encoding'], context: Context): MediaContent['encoding'] {
  return Object.fromEntries(
    Object.entries(encoding).map(([name, part]): [string, PartEncoding] => [
      name,
      {
        ...part,
        ...(part.headers && { headers: restrictParameters(part.headers, context) }),
        ...(part.encoding && { encoding: restrictEncoding(part.encoding, context) }),
      },
    ]),
  );
}

function restrictExamples(examples: readonly NamedExample[], schema: Schema | null, context: Context): NamedExample[] {
  if (schema === null) return [...examples];
  if (isHidden([schema], context)) return [];
  return examples
    .map((example) => ({ ...example, value: stripHidden(example.value, schema, context) }))
    .filter(({ value }) => value !== undefined);
}

function restrictChannel(channel: Channel, context: Context): Channel {
  const restrictMessage = (message: ChannelMessage): ChannelMessage => {
    const allowed = (part: Schema | null): Schema | null =>
      part === null || isHidden([part], context) ? null : context.restrict(part);
    return {
      ...message,
      payload: allowed(message.payload),
      headers: allowed(message.headers),
      examples: restrictExamples(message.examples, message.payload, context),
      headerExamples: restrictExamples(message.headerExamples, message.headers, context),
    };
  };
  return {
    ...channel,
    parameters: restrictParameters(channel.parameters, context),
    sends: channel.sends.map(restrictMessage),
    receives: channel.receives.map(restrictMessage),
    messages: channel.messages.map(restrictMessage),
  };
}
