import type { Channel, ChannelMessage, SchemaSource } from '../../../model/api/channel.ts';
import type { Schema } from '../../../model/api/schema.ts';
import type { DescriptionContext } from '../../openapi/description-context.ts';
import type { Located } from '../../openapi/located.ts';
import { findSchemaReader } from './find-schema-reader.ts';
import type { ForeignSchema } from './foreign-schema.ts';

/** A schema in a language of its own that a message has for its payload, met while the messages were read. */
export interface ForeignPayload {
  source: SchemaSource;
  at: Located;
}

interface Options {
  payloads: readonly ForeignPayload[];
  channels: readonly Channel[];
  schemas: Record<string, Schema>;
  report: DescriptionContext['report'];
}

/**
 * Channels and schemas with the payloads that are written in Avro or Protobuf. What cannot be read is reported, and
 * shown as it is written only.
 */
export async function readForeignPayloads({ payloads, channels, schemas, report }: Options) {
  const all = new Map(Object.entries(schemas));
  const claim = (name: string): string => {
    let key = name;
    for (let number = 2; all.has(key); number++) key = `${name}-${number}`;
    all.set(key, {});
    return key;
  };
  // Several messages may have the same payload.
  const read = new Map<string, ForeignSchema | null>();
  for (const { source, at } of payloads) {
    const key = keyOf(source);
    if (read.has(key)) continue;
    const found = await readOne({ source, at }, { claim, report });
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
  { source, at }: ForeignPayload,
  { claim, report }: { claim: (name: string) => string; report: DescriptionContext['report'] },
): Promise<ForeignSchema | null> {
  const reader = await findSchemaReader(source.format);
  if (!reader) return null;
  try {
    return reader(source.code, claim);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report({ code: 'unreadable-schema', message: `The schema of this payload cannot be read: ${reason}`, at });
    return null;
  }
}
