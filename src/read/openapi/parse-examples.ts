import { parseExactJson } from '../../base/values/parse-exact-json.ts';
import type { ExternalExample, NamedExample } from '../../model/api/operation.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { mediaKind } from '../../shared/request/media-type.ts';
import type { DescriptionContext } from './description-context.ts';
import { followWithTexts, partOf } from './description-context.ts';
import type { Located } from './located.ts';
import { readFormFields, readSerialized, type SentForm } from './read-serialized.ts';

/**
 * `example` and `examples` of a media type, parameter or header; without those whose value stands elsewhere. Many
 * descriptions give JSON as the text that travels. `sent`: how a parameter or header is written.
 */
export function parseExamples(
  at: Located,
  context: DescriptionContext,
  { contentType = '', sent }: { contentType?: string; sent?: SentForm } = {},
): NamedExample[] {
  const tree = asTree(at.value);
  if (!tree) return [];
  const mayTravel = isJson(contentType) && !isText(partOf(at, 'schema'), context);
  const dataOf = (value: Located): unknown => {
    const data = context.data(value);
    return mayTravel && typeof data === 'string' && /^\s*[{["]/.test(data) ? parseJson(data) : data;
  };
  const single = tree.example === undefined ? [] : [{ name: '', summary: '', value: dataOf(partOf(at, 'example')) }];
  if (Array.isArray(tree.examples))
    return [
      ...single,
      ...tree.examples.map((_, index) => ({
        name: String(index + 1),
        summary: '',
        value: dataOf(partOf(partOf(at, 'examples'), index)),
      })),
    ];
  const named = context.parts(partOf(at, 'examples')).flatMap(({ key, at: part }) => {
    const located = followWithTexts(part, context);
    const example = asTree(located.value);
    const written = sent && example && serializedOnly(example);
    const value = written
      ? readSerialized(written, { form: sent, schema: partOf(at, 'schema'), context })
      : example && dataOf({ ...located, value: exampleValue(example, contentType) });
    if (value === undefined || !example) return [];
    const [summary, description] = [asText(example.summary), asText(example.description).trim()];
    return [{ name: key, summary, ...(description !== '' && { description }), value }];
  });
  return [...single, ...named];
}

/** Whether a value may be text, so that JSON in an example of it may be that text. */
function isText(schema: Located, context: DescriptionContext): boolean {
  return [asTree(context.follow(schema).value)?.type].flat().includes('string');
}

/** OpenAPI 3.2 gives an example as data or as it travels. */
function exampleValue(example: Record<string, unknown>, contentType: string): unknown {
  if ('value' in example) return example.value;
  if ('dataValue' in example) return example.dataValue;
  const { serializedValue } = example;
  if (typeof serializedValue !== 'string') return serializedValue;
  if (mediaKind(contentType) === 'form') return readFormFields(serializedValue);
  return isJson(contentType) ? parseJson(serializedValue) : serializedValue;
}

/** The form in which an example travels, where it is given in no other. */
function serializedOnly({ value, dataValue, serializedValue }: Record<string, unknown>): string | undefined {
  return value === undefined && dataValue === undefined ? asText(serializedValue) || undefined : undefined;
}

/** One document; `application/jsonl` is many. */
function isJson(contentType: string): boolean {
  return /[/+]json(?:\s*;|$)/i.test(contentType.trim());
}

function parseJson(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}

/** Examples whose value stands at an address. */
export function parseExternalExamples(at: Located, context: DescriptionContext): ExternalExample[] {
  return context.parts(partOf(at, 'examples')).flatMap(({ key: name, at: part }) => {
    const example = asTree(followWithTexts(part, context).value);
    const url = asText(example?.externalValue).trim();
    if (!example || url === '' || exampleValue(example, '') !== undefined) return [];
    return [{ name, summary: asText(example.summary), description: asText(example.description).trim(), url }];
  });
}
