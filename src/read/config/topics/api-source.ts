import * as z from 'zod';
import { canBeFile } from '../../../base/paths/can-be-file.ts';
import { normalizeDocsPath } from '../../../base/paths/routes.ts';
import { trimEndSlashes } from '../../../base/paths/trim-end-slashes.ts';
import type { SdkFormat } from '../../../model/api/sdk.ts';
import type { ApiSourceConfig, SdkSourceConfig } from '../../../model/config.ts';
import { expected, shape } from '../validation/shape.ts';
import { isUrl, resolveFilePath } from '../values/asset-path.ts';
import { resolveTextList, text, textList } from '../values/text.ts';

const directory = z
  .string()
  .refine((path) => canBeFile(normalizeDocsPath(path)), { error: expected('a path within the site') })
  .describe('Folder of the generated pages.');

const openapiSource = shape({
  source: text.describe('API description: a path in the site folder, or a URL.'),
  directory: directory.optional(),
  overlays: textList.optional().describe('Overlay files that change the description. Default: those that refer to it.'),
});

const asyncapiSource = shape({
  source: text.describe('API description: a path in the site folder, or a URL.'),
  directory: directory.optional(),
});

/** Where an OpenAPI description comes from. */
export const openapiSources = z
  .union([text, z.array(z.union([text, openapiSource])), openapiSource])
  .meta({ id: 'OpenApiSources', description: 'OpenAPI description: a path or URL, several of them, or an object.' });

/** Where an AsyncAPI description comes from. */
export const asyncapiSources = z
  .union([text, z.array(z.union([text, asyncapiSource])), asyncapiSource])
  .meta({ id: 'AsyncApiSources', description: 'AsyncAPI description: a path or URL, several of them, or an object.' });

/** Where a GraphQL schema comes from. */
export const graphqlSource = z
  .union([
    text,
    shape({ source: text.describe('Schema: a path in the site folder, or a URL.'), directory: directory.optional() }),
  ])
  .meta({
    id: 'GraphqlSource',
    description: 'GraphQL schema in its definition language: a path or URL, or an object.',
  });

/** The documentation tools that the format knows. */
export const sdkFormat = z.enum(['typedoc', 'docfx', 'javadoc', 'sphinx', 'phpdoc'] satisfies SdkFormat[]);

/** Where the reference of an SDK comes from. */
export const sdkSource = shape({
  format: sdkFormat.describe('Documentation tool that generated it.'),
  source: text.describe('Output of the tool: a path in the site folder, or a URL.'),
  directory: directory.optional(),
}).meta({ id: 'SdkSource', description: 'SDK reference, from the output of a documentation tool.' });

type SourceInput = string | z.infer<typeof openapiSource>;

/** Every form of naming API descriptions as one list. */
export function resolveApiSources(input: SourceInput | SourceInput[]): ApiSourceConfig[] {
  return (Array.isArray(input) ? input : [input]).map(resolveSource);
}

/** The artefact of an SDK in one form: a folder may be written with a slash at its end. */
export function resolveSdkSource({ format, ...input }: z.infer<typeof sdkSource>): SdkSourceConfig {
  const { source, ...resolved } = resolveSource(input);
  return { ...resolved, format, source: isUrl(source) ? source : trimEndSlashes(source) };
}

function resolveSource(input: SourceInput): ApiSourceConfig {
  if (typeof input === 'string') return { source: resolveFilePath(input), directory: null, overlays: null };
  return {
    source: resolveFilePath(input.source),
    directory: input.directory?.trim().replace(/^(?:\.?\/)+|\/+$/g, '') || null,
    overlays: input.overlays === undefined ? null : resolveTextList(input.overlays).map(resolveFilePath),
  };
}
