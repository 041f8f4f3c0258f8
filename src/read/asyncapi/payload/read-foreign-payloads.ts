import type { Channel, ChannelMessage, SchemaSource } from '../../../model/api/channel.ts';
import type { Schema } from '../../../model/api/schema.ts';
import type { DescriptionContext } from '../../openapi/description-context.ts';
import type { ReadReference } from '../../openapi/load-description-files.ts';
import type { Located } from '../../openapi/located.ts';
import { resolveLocation } from '../../openapi/resolve-location.ts';
import { findSchemaReader } from './find-schema-reader.ts';
import type { ClaimKey, ForeignSchema, ReadSibling } from './foreign-schema.ts';

/** A schema in a language of its own that a message has for its payload, met while the messages were read. */
export interface ForeignPayload {
  source: SchemaSource;
  at: Located;
  /** The one that the schema itself stands in. */
  file: string;
}

interface Options {
  payloads: readonly ForeignPayload[];
  channels: readonly Channel[];
  schemas: Record<string, Schema>;
  report: DescriptionContext['report'];
  readRef: ReadReference | undefined;
}

/**
 * Channels and schemas with the payloads that are written in Avro or Protobuf. What cannot be read is reported, and
 * shown as it is written only.
 */
export async function readForeignPayloads({ payloads, channels, schemas, report, readRef }: Options) {
  const all = new Map(Object.entries(schemas));
  const claim: ClaimKey = (name) => {
    let key = name;
    for (let number = 2; all.has(key); number++) key = `${name}-${number}`;
    all.set(key, {});
    return key;
  };
  // Several messages may have the same payload.
  const read = new Map<string, ForeignSchema | null>();
  for (const payload of payloads) {
    const key = keyOf(payload.source);
    if (read.has(key)) continue;
    const found = await readOne(payload, { claim, report, readRef });
    for (const [name, schema] of Object.entries(found?.schemas ?? {})) all.set(name, schema);
    read.set(key, found);
  }
  const fill = (message: ChannelMessage): ChannelMessage => {
    const found = message.payloadSource && read.get(keyOf(message.payloadSource));
    return found ? { ...message, payload: found.schema } : message;
  };
  return {
    schemas: Object.fromEntries(all),
    channels: channels.map((channel) => ({
      ...channel,
      sends: channel.sends.map(fill),
      receives: channel.receives.map(fill),
    })),
  };
}

function keyOf({ format, code }: SchemaSource): string {
  return `${format}\n${code}`;
}

async function readOne(
  { source, at, file }: ForeignPayload,
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
    report({ code: 'unreadable-schema', message: `The schema of this payload cannot be read: ${reason}`, at });
    return null;
  }
}
