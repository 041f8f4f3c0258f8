import { isExactNumber } from '../../base/values/exact-number.ts';
import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { MediaContent, NamedExample } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import { isXml } from '../../shared/json-schema/is-xml.ts';
import type { MakeOnce } from '../../shared/json-schema/made-parts.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { type SampleOptions, sampleValue } from '../../shared/json-schema/sample-value.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { writeXml } from '../../shared/json-schema/write-xml.ts';
import { mediaEssence, mediaKind } from '../../shared/request/media-type.ts';

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
  if (examples.length > 0) return examples.map((example) => namedExample(example, contentType));
  const source = schema ?? itemSchema;
  // The fields of a form are no text that travels.
  return source && !/form/i.test(contentType) ? schemaExamples(source, { ...context, contentType }) : [];
}

/** One example of a description. */
export function namedExample({ name, summary, value }: NamedExample, contentType: string): ExampleText {
  const events = mediaEssence(contentType) === 'text/event-stream' ? eventsOf(value) : null;
  if (events !== null) return { label: summary || name, language: 'text', code: events };
  const areLines = mediaKind(contentType) === 'json-lines';
  const isText = typeof value === 'string' && (areLines || !/json/i.test(contentType));
  return {
    label: summary || name,
    language: isText ? languageOf(contentType) : 'json',
    code: isText ? value.replace(/\n+$/, '') : jsonOf(value, areLines),
  };
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

/** A stream of documents has each of them on a line. */
function jsonOf(value: unknown, areLines: boolean): string {
  if (areLines && Array.isArray(value)) return value.map((item) => writeJson(item) ?? 'null').join('\n');
  return writeJson(value, 2) ?? '';
}

/** One example made from a schema; none where any value will do. */
export function schemaExamples(
  schema: Schema,
  { contentType, ...context }: SampleContext & { contentType: string },
): ExampleText[] {
  const write = (wanted: Pick<SampleOptions, 'only' | 'maxDepth'>): ExampleText => {
    const value = sampleValue(schema, { ...context, ...wanted });
    if (isXml(contentType) && typeof value === 'object' && !isExactNumber(value))
      return { label: '', language: 'xml', code: writeXml(value, schema, context.schemas) };
    return namedExample({ name: '', summary: '', value }, contentType);
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
