import type { ChannelMessage, NamedExample, Schema } from '../../model/api.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { schemaAt } from '../openapi/parse-content.ts';

interface MessageContext {
  /** Where the message is named, which may be a reference. */
  reference: Located;
  context: DescriptionContext;
  contentType: string;
}

/** A message, with what its traits add. Payloads in other languages than JSON Schema (Avro, Protobuf) are left out. */
export function parseMessage(at: Located, { reference, context, contentType }: MessageContext): ChannelMessage {
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
    examples: parseExamples(partOf(message, 'examples')),
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

function parseExamples(at: Located): NamedExample[] {
  return partsOf(at).flatMap(({ at: part }) => {
    const example = asTree(part.value);
    if (!example) return [];
    const isEnvelope = 'payload' in example || 'headers' in example;
    const value = isEnvelope ? example.payload : example;
    return value === undefined
      ? []
      : [{ name: isEnvelope ? asText(example.name) : '', summary: isEnvelope ? asText(example.summary) : '', value }];
  });
}
