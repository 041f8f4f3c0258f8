import { plainTitle } from '../../base/text/plain-title.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { ChannelMessage, SchemaSource } from '../../model/api/channel.ts';
import type { NamedExample } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { parseExternalDocs } from '../openapi/parse-external-docs.ts';
import { schemaAt } from '../openapi/schema-at.ts';
import { applyTraits } from './apply-traits.ts';
import { isJsonSchema } from './is-json-schema.ts';
import { messageName } from './message-name.ts';
import { parseBindings } from './parse-bindings.ts';
import { parsePlace } from './parse-place.ts';
import { parseTags } from './parse-tags.ts';
import type { ForeignPart } from './payload/read-foreign-parts.ts';
import { readTexts } from './read-texts.ts';
import { resolveTree } from './resolve-tree.ts';

export interface MessageContext {
  /** Where the message is named, which may be a reference. */
  reference: Located;
  context: DescriptionContext;
  /** The description's own for all messages; empty without one. */
  contentType: string;
  /** Told of every schema in a language of its own; it is read later. */
  onForeign: (part: ForeignPart) => void;
}

/** A message, with what its traits add. */
export function parseMessage(
  at: Located,
  { reference, context, contentType, onForeign }: MessageContext,
): ChannelMessage {
  const message = applyTraits(at, context);
  const tree = asTree(message.value) ?? {};
  const title = plainTitle(asText(tree.title));
  const name = asText(tree.name) || messageName(reference, context) || title;
  const foreign = {
    payload: foreignPart(message, 'payload', context),
    headers: foreignPart(message, 'headers', context),
  };
  for (const part of Object.values(foreign)) if (part) onForeign(part);
  return {
    name,
    id: asText(tree.messageId),
    title: title || name,
    description: readTexts(tree),
    tags: parseTags(partOf(message, 'tags'), context),
    externalDocs: parseExternalDocs(context.follow(partOf(message, 'externalDocs')).value),
    contentType: asText(tree.contentType) || contentType || (foreign.payload ? '' : 'application/json'),
    payload: foreign.payload ? null : schemaIn(partOf(message, 'payload'), context),
    payloadSource: foreign.payload?.source ?? null,
    headers: foreign.headers ? null : schemaIn(partOf(message, 'headers'), context),
    headersSource: foreign.headers?.source ?? null,
    examples: parseExamples(message, 'payload', context),
    headerExamples: parseExamples(message, 'headers', context),
    correlationId: parsePlace(partOf(message, 'correlationId'), context),
    bindings: parseBindings(partOf(message, 'bindings'), context),
  };
}

/** AsyncAPI 2 names the payload's language beside it, AsyncAPI 3 that of any schema in an envelope around it. */
function foreignPart(message: Located, part: ForeignPart['part'], context: DescriptionContext): ForeignPart | null {
  const written = context.follow(partOf(message, part));
  const envelope = asTree(written.value);
  const isEnvelope = envelope !== null && 'schemaFormat' in envelope;
  const beside = part === 'payload' ? asTree(message.value)?.schemaFormat : '';
  const format = asText(isEnvelope ? envelope.schemaFormat : beside);
  if (format === '' || isJsonSchema(format)) return null;
  const at = isEnvelope ? partOf(written, 'schema') : written;
  const value = resolveTree(at, context);
  return value === undefined ? null : { part, source: sourceOf(format, value), at, file: context.follow(at).file };
}

function sourceOf(format: string, value: unknown): SchemaSource {
  if (typeof value !== 'string') return { format, language: 'json', code: writeJson(value, 2)! };
  const language = /protobuf/i.test(format) ? 'protobuf' : /^\s*[[{]/.test(value) ? 'json' : 'text';
  return { format, language, code: value.trimEnd() };
}

/** A schema as it is, or in an envelope that names its language. */
function schemaIn(at: Located, context: DescriptionContext): Schema | null {
  const target = context.follow(at);
  const tree = asTree(target.value);
  if (!tree || !('schemaFormat' in tree)) return schemaAt(at, context);
  return isJsonSchema(asText(tree.schemaFormat)) ? schemaAt(partOf(target, 'schema'), context) : null;
}

/** What the examples show of one part of the message. One that is no envelope of parts is a payload. */
function parseExamples(message: Located, part: 'payload' | 'headers', context: DescriptionContext): NamedExample[] {
  return context.parts(partOf(message, 'examples')).flatMap(({ at: place }) => {
    const located = context.follow(place);
    const example = asTree(located.value);
    if (!example) return [];
    const isEnvelope = 'payload' in example || 'headers' in example;
    if (!isEnvelope) return part === 'payload' ? [{ name: '', summary: '', value: example }] : [];
    const value = context.data(partOf(located, part));
    const [name, summary] = [asText(example.name), asText(example.summary)];
    // Code of the API's may refer to it by its name.
    const label = name === summary ? name : [name, summary].filter(Boolean).join(': ');
    return value === undefined ? [] : [{ name, summary: label, value }];
  });
}
