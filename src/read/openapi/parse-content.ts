import type { MediaContent, NamedExample, Schema } from '../../model/api.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from './description-context.ts';
import { followWithTexts, partOf, partsOf } from './description-context.ts';
import type { Located } from './located.ts';

/** The media types of a `content` object, in order. */
export function parseContents(at: Located, context: DescriptionContext): MediaContent[] {
  return partsOf(at).flatMap(({ key, at: part }) => {
    // OpenAPI 3.2 lets media types be references.
    const media = context.follow(part);
    if (!asTree(media.value)) return [];
    return [
      {
        contentType: key.trim(),
        schema: schemaAt(partOf(media, 'schema'), context),
        itemSchema: schemaAt(partOf(media, 'itemSchema'), context),
        examples: parseExamples(media, context, key),
        encoding: parseEncoding(partOf(media, 'encoding')),
      },
    ];
  });
}

/** The schema at a place, or `null` when nothing is written there. */
export function schemaAt(at: Located, context: DescriptionContext): Schema | null {
  return asTree(at.value) || typeof at.value === 'boolean' ? context.schema(at) : null;
}

/**
 * `example` and `examples` of a media type, parameter or header. Examples that live elsewhere (`externalValue`) have no
 * value.
 */
export function parseExamples(at: Located, context: DescriptionContext, contentType = ''): NamedExample[] {
  const tree = asTree(at.value);
  if (!tree) return [];
  const single = tree.example === undefined ? [] : [{ name: '', summary: '', value: tree.example }];
  if (Array.isArray(tree.examples))
    return [
      ...single,
      ...tree.examples.map((value: unknown, index) => ({ name: String(index + 1), summary: '', value })),
    ];
  const named = partsOf(partOf(at, 'examples')).flatMap(({ key, at: part }) => {
    const example = asTree(followWithTexts(part, context).value);
    const value = example && exampleValue(example, contentType);
    return value === undefined || !example ? [] : [{ name: key, summary: asText(example.summary), value }];
  });
  return [...single, ...named];
}

/** OpenAPI 3.2 gives an example as data or as it travels. */
function exampleValue(example: Record<string, unknown>, contentType: string): unknown {
  if ('value' in example) return example.value;
  if ('dataValue' in example) return example.dataValue;
  const { serializedValue } = example;
  return typeof serializedValue === 'string' && isJson(contentType) ? parseJson(serializedValue) : serializedValue;
}

/** One document; `application/jsonl` is many. */
function isJson(contentType: string): boolean {
  return /[/+]json(?:\s*;|$)/i.test(contentType.trim());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parseEncoding(at: Located): MediaContent['encoding'] {
  return Object.fromEntries(
    partsOf(at).flatMap(({ key, at: part }) => {
      const encoding = asTree(part.value);
      if (!encoding) return [];
      return [
        [
          key,
          {
            contentType: asText(encoding.contentType) || null,
            style: asText(encoding.style) || null,
            explode: typeof encoding.explode === 'boolean' ? encoding.explode : null,
          },
        ],
      ];
    }),
  );
}
