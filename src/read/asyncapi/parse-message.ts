import type { ChannelMessage, NamedExample, Schema, ValuePlace } from '../../model/api.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { schemaAt } from '../openapi/parse-content.ts';
import { parseBindings } from './parse-bindings.ts';

interface MessageContext {
  /** Where the message is named, which may be a reference. */
  reference: Located;
  context: DescriptionContext;
  contentType: string;
  /** Of the operation's reply; nothing may be there. */
  replyAddress: Located;
}

/** A message, with what its traits add. Payloads in other languages than JSON Schema (Avro, Protobuf) are left out. */
export function parseMessage(
  at: Located,
  { reference, context, contentType, replyAddress }: MessageContext,
): ChannelMessage {
  const own = asTree(at.value) ?? {};
  const traits = partsOf(partOf(at, 'traits')).map((trait) => asTree(context.follow(trait.at).value) ?? {});
  const tree: UntrustedTree = Object.fromEntries([...traits, own].flatMap(entriesOf));
  const message: Located = { ...at, value: tree };
  const name = asText(tree.name) || nameOf(reference) || nameOf(at);
  return {
    name,
    title: asText(tree.title) || name,
    description: (asText(tree.description) || asText(tree.summary)).trim(),
    contentType: asText(tree.contentType) || contentType,
    payload: payloadOf(message, context),
    headers: schemaIn(partOf(message, 'headers'), context),
    examples: parseExamples(partOf(message, 'examples'), 'payload'),
    headerExamples: parseExamples(partOf(message, 'examples'), 'headers'),
    correlationId: parsePlace(partOf(message, 'correlationId'), context),
    replyAddress: parsePlace(replyAddress, context),
    bindings: parseBindings(partOf(message, 'bindings'), context),
  };
}

function payloadOf(message: Located, context: DescriptionContext): Schema | null {
  const format = asText(asTree(message.value)?.schemaFormat);
  return format === '' || isJsonSchema(format) ? schemaIn(partOf(message, 'payload'), context) : null;
}

/** A schema as it is, or in an envelope that names its language. */
function schemaIn(at: Located, context: DescriptionContext): Schema | null {
  const tree = asTree(at.value);
  if (!tree || !('schemaFormat' in tree)) return schemaAt(at, context);
  return isJsonSchema(asText(tree.schemaFormat)) ? schemaAt(partOf(at, 'schema'), context) : null;
}

function isJsonSchema(format: string): boolean {
  return /schema\+|asyncapi|openapi/i.test(format);
}

/** The last part of a reference or of the place itself: `#/components/messages/Hello` is `Hello`. */
function nameOf(at: Located): string {
  const pointer = asText(asTree(at.value)?.$ref) || at.pointer;
  const name = pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return /^(\d+|message)$/.test(name) ? '' : name;
}

/** A correlation id, or the address of a reply. */
function parsePlace(at: Located, context: DescriptionContext): ValuePlace | null {
  const tree = asTree(context.follow(at).value);
  const location = asText(tree?.location);
  return location === '' ? null : { location, description: asText(tree?.description).trim() };
}

/** What the examples show of one part of the message. One that is no envelope of parts is a payload. */
function parseExamples(at: Located, part: 'payload' | 'headers'): NamedExample[] {
  return partsOf(at).flatMap(({ at: place }) => {
    const example = asTree(place.value);
    if (!example) return [];
    const isEnvelope = 'payload' in example || 'headers' in example;
    if (!isEnvelope) return part === 'payload' ? [{ name: '', summary: '', value: example }] : [];
    const value = example[part];
    return value === undefined ? [] : [{ name: asText(example.name), summary: asText(example.summary), value }];
  });
}
