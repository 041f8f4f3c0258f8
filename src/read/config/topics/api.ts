import * as z from 'zod';
import { suggestNearest } from '../../../base/errors/suggest.ts';
import { trimEndSlashes } from '../../../base/paths/trim-end-slashes.ts';
import type { ApiConfig } from '../../../model/config.ts';
import { snippetLanguages } from '../../../shared/snippets/languages.ts';
import { resolveLanguage } from '../../../shared/snippets/resolve-language.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { resolveTextList, text, textList } from '../values/text.ts';
import { asyncapiSources, openapiSources, resolveApiSources } from './api-source.ts';

const paramsSchema = shape({
  expanded: z
    .enum(['all', 'closed'])
    .optional()
    .describe('Whether nested parameters are initially expanded. Default: `closed`.'),
  post: z
    .array(text)
    .optional()
    .describe('Keys of the API description whose values are shown as labels next to each parameter.'),
});

/** What readers can do with an endpoint. */
export const displaySchema = z
  .enum(['interactive', 'simple', 'none', 'auth'])
  .describe(
    '`interactive`: readers can send requests. `simple`: they can copy the endpoint. `none`: nothing. ' +
      '`auth`: interactive for signed-in readers. Default: `interactive`.',
  );

const playgroundSchema = shape({
  display: displaySchema.optional(),
  proxy: z
    .boolean()
    .optional()
    .describe('Sends requests through the service instead of directly from the browser. Default: `true`.'),
  credentials: z
    .boolean()
    .optional()
    .describe('Sends cookies to other origins; only without the proxy. Default: `false`.'),
  storage: z
    .enum(['browser', 'session', 'none'])
    .optional()
    .describe(
      'Where the playground stores what readers enter, unless they choose. `browser`: for some time, ' +
        'credentials for a day. `session`: until the tab is closed. `none`: nowhere. Default: `browser`.',
    ),
});

const examplesSchema = shape({
  languages: z.array(text).optional().describe('Languages of generated code samples, in the order of their tabs.'),
  defaults: z
    .enum(['required', 'all'])
    .optional()
    .describe('Whether code samples include optional parameters. Default: `all`.'),
  prefill: z
    .boolean()
    .optional()
    .describe('Prefills the playground with the examples of the API description. Default: `false`.'),
  autogenerate: z
    .boolean()
    .optional()
    .describe('Generates code samples; otherwise only handwritten ones are shown. Default: `true`.'),
});

/** How requests of endpoints that pages describe by themselves are authorised. */
export const authMethod = z.enum(['bearer', 'basic', 'key', 'cobo', 'none']);

const mdxSchema = shape({
  server: textList.optional().describe('Base URL of endpoints that pages define themselves.'),
  auth: shape({
    method: authMethod.optional().describe('How requests are authorised.'),
    name: z.string().optional().describe('Name of the header that contains the key.'),
  })
    .optional()
    .describe('Authorisation of these endpoints.'),
});

export const apiSchema = shape({
  openapi: openapiSources.optional(),
  asyncapi: asyncapiSources.optional(),
  params: paramsSchema.optional().describe('Parameters of endpoints.'),
  playground: playgroundSchema.optional().describe('Playground on endpoint pages.'),
  examples: examplesSchema.optional().describe('Code samples on endpoint pages.'),
  url: z.enum(['full']).optional().describe('`full` shows the base URL on every endpoint page.'),
  overview: z
    .boolean()
    .optional()
    .describe('Generates an overview page for each API description and each of its tags. Default: `true`.'),
  schemas: z
    .boolean()
    .optional()
    .describe(
      'Generates a page for each schema of an API description, to which fields of that type link. ' +
        'Default: `true` for descriptions with at most 500 schemas.',
    ),
  mdx: mdxSchema.optional().describe('Endpoints that pages define themselves.'),
}).describe('API reference.');

export function resolveApi(input: z.infer<typeof apiSchema> = {}, place: Place): ApiConfig {
  return {
    openapi: input.openapi === undefined ? [] : resolveApiSources(input.openapi),
    asyncapi: input.asyncapi === undefined ? [] : resolveApiSources(input.asyncapi),
    params: { expanded: input.params?.expanded === 'all', post: input.params?.post ?? [] },
    playground: resolvePlayground(input.playground),
    examples: resolveExamples(input.examples, place.child('examples')),
    url: input.url ?? null,
    overview: input.overview ?? true,
    schemas: input.schemas ?? null,
    mdx: resolveMdx(input.mdx),
  };
}

function resolvePlayground(input: z.infer<typeof playgroundSchema> = {}): ApiConfig['playground'] {
  return {
    display: input.display ?? 'interactive',
    proxy: input.proxy ?? true,
    credentials: input.credentials ?? false,
    storage: input.storage ?? 'browser',
  };
}

function resolveExamples(input: z.infer<typeof examplesSchema> = {}, place: Place): ApiConfig['examples'] {
  return {
    languages: resolveLanguages(input.languages ?? [], place.child('languages')),
    defaults: input.defaults ?? 'all',
    prefill: input.prefill ?? false,
    autogenerate: input.autogenerate ?? true,
  };
}

/** A list of which nothing is known counts as not set. */
function resolveLanguages(names: string[], place: Place): string[] | null {
  const keys = names.flatMap((name, index) => {
    const language = resolveLanguage(name);
    if (language !== null) return [language.key];
    const nearest = suggestNearest(
      name,
      snippetLanguages.flatMap(({ key, aliases }) => [key, ...aliases]),
    );
    const hint =
      nearest === null
        ? `Supported languages: ${snippetLanguages.map(({ key }) => key).join(', ')}`
        : `Did you mean "${nearest}"?`;
    place
      .child(index)
      .warn({ code: 'unknown-language', message: `Code samples cannot be generated for "${name}"`, hint });
    return [];
  });
  return keys.length > 0 ? [...new Set(keys)] : null;
}

function resolveMdx(input: z.infer<typeof mdxSchema> = {}): ApiConfig['mdx'] {
  const servers = resolveTextList(input.server).map((url) => trimEndSlashes(url.trim()));
  const auth = input.auth?.method ? { method: input.auth.method, name: input.auth.name || null } : null;
  return { servers: servers.filter((url) => url !== ''), auth };
}
