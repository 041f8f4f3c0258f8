import type { Channel, ChannelMessage, SchemaSource } from '../../../model/api/channel.ts';
import type { Schema } from '../../../model/api/schema.ts';
import type { DescriptionContext } from '../../openapi/description-context.ts';
import type { ReadReference } from '../../openapi/load-description-files.ts';
import type { Located } from '../../openapi/located.ts';
import { resolveLocation } from '../../openapi/resolve-location.ts';
import { findSchemaReader } from './find-schema-reader.ts';
import type { ClaimKey, ForeignSchema, ReadSibling } from './foreign-schema.ts';

/** A schema of a message in a language of its own, met while the messages were read. */
export interface ForeignPart {
  part: 'payload' | 'headers';
  source: SchemaSource;
  at: Located;
  /** The one that the schema itself stands in. */
  file: string;
}

interface Options {
  parts: readonly ForeignPart[];
  channels: readonly Channel[];
  schemas: Record<string, Schema>;
  report: DescriptionContext['report'];
  readRef: ReadReference | undefined;
}

/**
 * Channels and schemas with what of messages is written in Avro or Protobuf. What cannot be read is reported, and
 * shown as it is written only.
 */
export async function readForeignParts({ parts, channels, schemas, report, readRef }: Options) {
  const all = new Map(Object.entries(schemas));
  const claim: ClaimKey = (name) => {
    let key = name;
    for (let number = 2; all.has(key); number++) key = `${name}-${number}`;
    all.set(key, {});
    return key;
  };
  // Several messages may have the same schema.
  const read = new Map<string, ForeignSchema | null>();
  for (const part of parts) {
    const key = keyOf(part.source);
    if (read.has(key)) continue;
    const found = await readOne(part, { claim, report, readRef });
    for (const [name, schema] of Object.entries(found?.schemas ?? {})) all.set(name, schema);
    read.set(key, found);
  }
  const fill = (message: ChannelMessage): ChannelMessage => {
    const readSource = (source: SchemaSource | null): Schema | undefined =>
      source === null ? undefined : read.get(keyOf(source))?.schema;
    const { payloadSource, headersSource, payload, headers } = message;
    return { ...message, payload: readSource(payloadSource) ?? payload, headers: readSource(headersSource) ?? headers };
  };
  return {
    schemas: Object.fromEntries(all),
    channels: channels.map((channel) => ({
      ...channel,
      sends: channel.sends.map(fill),
      receives: channel.receives.map(fill),
      messages: channel.messages.map(fill),
    })),
  };
}

function keyOf({ format, code }: SchemaSource): string {
  return `${format}\n${code}`;
}

async function readOne(
  { part, source, at, file }: ForeignPart,
  { claim, report, readRef }: Pick<Options, 'report' | 'readRef'> & { claim: ClaimKey },
): Promise<ForeignSchema | null> {
  const reader = await findSchemaReader(source.format);
  if (!reader) return null;
  const readSibling: ReadSibling = async (name) =>
    (await readRef?.(resolveLocation(name, file), file).catch(() => null)) ?? null;
  try {
    return await reader(source.code, { claim, readSibling });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = part === 'payload' ? 'this payload' : 'these headers';
    report({ code: 'unreadable-schema', message: `The schema of ${place} cannot be read: ${reason}`, at });
    return null;
  }
}
