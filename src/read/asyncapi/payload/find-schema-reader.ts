import type { ReadForeignSchema } from './foreign-schema.ts';

/** What reads the schemas of a language, loaded when it is met; `null` for one that is only shown as it is written. */
export async function findSchemaReader(format: string): Promise<ReadForeignSchema | null> {
  if (/avro/i.test(format)) return (await import('./read-avro.ts')).readAvro;
  if (/protobuf/i.test(format)) return (await import('./read-protobuf.ts')).readProtobuf;
  return null;
}
