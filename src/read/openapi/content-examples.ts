import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import type { MediaContent, NamedExample } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { MakeOnce } from '../../shared/json-schema/made-parts.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { type SampleOptions, sampleValue } from '../../shared/json-schema/sample-value.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { isStreamOfItems } from '../../shared/request/default-body.ts';
import { jsonLines } from '../../shared/request/json-lines.ts';
import { mediaEssence, mediaKind } from '../../shared/request/media-type.ts';
import { writeBody } from '../../shared/request/write-body.ts';

/** An example as it travels. */
export interface ExampleText {
  /** What the description calls it; empty for one without a name, and for one made from the schema. */
  label: string;
  /** For highlighting. */
  language: string;
  code: string;
}

/** Characters of a sample beyond which fields that may be missing go less deep, and are left out at last. */
const maxSample = 6_000;
const lowerDepths = [3, 2, 1];

export interface SampleContext {
  schemas: Schemas;
  mode: SchemaMode;
  /** As in `SampleOptions`. */
  made?: MakeOnce<unknown>;
}

/** The examples of a media type: all that the description gives, else one made from the schema. */
export function contentExamples(content: MediaContent, context: SampleContext): ExampleText[] {
  const { contentType, examples, schema, itemSchema } = content;
  if (examples.length > 0) return examples.map((example) => namedExample(example, content, context.schemas));
  const source = schema ?? itemSchema;
  // The fields of a form are no text that travels.
  if (!source || /form/i.test(contentType)) return [];
  return schemaExamples(source, { ...context, contentType, isItem: isStreamOfItems(content) });
}

/** One example of a description. */
export function namedExample(
  { name, summary, value }: NamedExample,
  { contentType, schema }: Pick<MediaContent, 'contentType' | 'schema'>,
  schemas: Schemas,
): ExampleText {
  const label = summary || name;
  const events = mediaEssence(contentType) === 'text/event-stream' ? eventsOf(value) : null;
  if (events !== null) return { label, language: 'text', code: events };
  const areLines = mediaKind(contentType) === 'json-lines';
  const isText = typeof value === 'string' && (areLines || !/json/i.test(contentType));
  if (isText) return { label, language: languageOf(contentType), code: value.replace(/(?<!\n)\n+$/, '') };
  if (areLines && Array.isArray(value)) return { label, language: 'json', code: jsonLines(value).join('\n') };
  const { language, text } = writeBody(value, { contentType, schema }, schemas);
  return { label, language, code: text };
}

const eventFields = ['data', 'event', 'id', 'retry'];

/** OpenAPI 3.2 describes each event by its fields; `null` where the value is what the events hold. */
function eventsOf(value: unknown): string | null {
  const events = [value].flat();
  const areFields = events.every(
    (event) =>
      isObject(event) && Object.hasOwn(event, 'data') && Object.keys(event).every((key) => eventFields.includes(key)),
  );
  return areFields && events.length > 0
    ? events.map((event) => eventText(event as Record<string, unknown>)).join('\n\n')
    : null;
}

/** Each line of a text has the name of its field (HTML Standard, section 9.2.5). */
function eventText(event: Record<string, unknown>): string {
  return Object.entries(event)
    .flatMap(([name, value]) =>
      scalarText(value)
        .split(/\r\n|\n|\r/)
        .map((line) => `${name}: ${line}`),
    )
    .join('\n');
}

/** One example made from a schema, which may be that of one item of a stream; none where any value will do. */
export function schemaExamples(
  schema: Schema,
  { contentType, isItem = false, ...context }: SampleContext & { contentType: string; isItem?: boolean },
): ExampleText[] {
  const write = (wanted: Pick<SampleOptions, 'only' | 'maxDepth'>): ExampleText => {
    const sample = sampleValue(schema, { ...context, ...wanted });
    const value = isItem ? [sample] : sample;
    return namedExample({ name: '', summary: '', value }, { contentType, schema }, context.schemas);
  };
  const fits = ({ code }: ExampleText): boolean => code.length <= maxSample;
  const whole = write({ only: 'all' });
  if (fits(whole)) return /^"?<any>"?$/.test(whole.code) ? [] : [whole];
  for (const maxDepth of lowerDepths) {
    const shorter = write({ only: 'all', maxDepth });
    if (fits(shorter)) return [shorter];
  }
  const least = write({ only: 'required' });
  return [fits(least) ? least : whole];
}

function languageOf(contentType: string): string {
  if (/json/i.test(contentType)) return 'json';
  if (/xml|html/i.test(contentType)) return 'xml';
  if (/ya?ml/i.test(contentType)) return 'yaml';
  return 'text';
}
