import type { ApiDocument } from '../../model/api/document.ts';
import type { Tag } from '../../model/api/tag.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { type DescriptionContext, partOf, partsOf } from '../openapi/description-context.ts';
import type { DescriptionLanguage } from '../openapi/load-description-files.ts';
import { parseAbout } from '../openapi/parse-about.ts';
import type { OpenedDescription, ParseDescriptionOptions, ParsedDescription } from '../openapi/parse-description.ts';
import { parseDescription } from '../openapi/parse-description.ts';
import { spareTags } from '../openapi/render-tags.ts';
import { applyTraits } from './apply-traits.ts';
import { findChannels } from './find-channels.ts';
import { findMisplacedReferences } from './find-misplaced-references.ts';
import { isJsonSchema } from './is-json-schema.ts';
import { parseChannel } from './parse-channel.ts';
import { parseChannelServers } from './parse-channel-servers.ts';
import { parseTags } from './parse-tags.ts';
import { type ForeignPart, readForeignParts } from './payload/read-foreign-parts.ts';
import { createSecurityRegistry } from './security-registry.ts';

/**
 * Parses an AsyncAPI 2 or 3 description into channels as a reader of the API sees them (docs/format.md#channels); as in
 * `parseDescription`.
 */
export function parseAsyncApi(options: Omit<ParseDescriptionOptions, 'overlays'>): Promise<ParsedDescription> {
  const parts: ForeignPart[] = [];
  return parseDescription(options, {
    language,
    upgradeOf: () => unwrapSchemas,
    build: (description) => buildDocument(description, (part) => parts.push(part)),
    finish: async (document, { report }) =>
      parts.length === 0
        ? document
        : { ...document, ...(await readForeignParts({ ...document, parts, report, readRef: options.readRef })) },
    emptiness: ({ channels }) =>
      channels.length === 0 ? { code: 'no-channels', message: 'This API description has no channels' } : null,
  });
}

const language: DescriptionLanguage = {
  name: 'AsyncAPI',
  hint: 'It needs a top-level "asyncapi" key with the version, for example "3.0.0"',
  versionOf: (root) => (/^[23](\.|$)/.test(asText(root.asyncapi)) ? asText(root.asyncapi) : null),
  unreadableVersionOf: (root) => asText(root.asyncapi),
};

function buildDocument(
  { id, version, context }: OpenedDescription,
  onForeign: (part: ForeignPart) => void,
): ApiDocument {
  const root = asTree(context.root.value) ?? {};
  const info = asTree(root.info) ?? {};
  for (const { at, message, hint } of findMisplacedReferences(context.root))
    context.report({ code: 'asyncapi-misplaced-reference', message, hint, at });
  const security = createSecurityRegistry(context);
  const servers = parseChannelServers(partOf(context.root, 'servers'), { context, security });
  const contentType = asText(root.defaultContentType);
  const sources = findChannels(context, version);
  const channelIds = new Map(
    [...Map.groupBy(sources, ({ at }) => at.value)].map(([value, named]) => [value, named.map((source) => source.id)]),
  );
  const channels = sources.map((source) =>
    parseChannel(source, { document: id, context, servers, security, channelIds, contentType, onForeign }),
  );
  const tags = collectTags(context);
  return {
    id,
    kind: 'asyncapi',
    specVersion: version,
    title: asText(info.title),
    version: asText(info.version),
    description: asText(info.description),
    about: { ...parseAbout(root), spareTags: spareTags(tags, channels) },
    servers: servers.map(({ server }) => server),
    tags,
    tagGroups: [],
    schemas: {},
    models: [],
    securitySchemes: security.schemes(),
    operations: [],
    webhooks: [],
    channels,
  };
}

/** Every tag of the description once, with what is said of it where anything is; those of the root come first. */
function collectTags(context: DescriptionContext): Tag[] {
  const { root } = context;
  const channels = partsOf(partOf(root, 'channels')).map(({ at }) => context.follow(at));
  const operations = partsOf(partOf(root, 'operations')).map(({ at }) => applyTraits(context.follow(at), context));
  const ofChannels = channels.flatMap((channel) => [
    channel,
    ...['publish', 'subscribe'].map((name) => applyTraits(context.follow(partOf(channel, name)), context)),
  ]);
  const tags = [root, partOf(root, 'info'), ...ofChannels, ...operations].flatMap((part) =>
    parseTags(partOf(part, 'tags'), context),
  );
  const known = new Map<string, Tag>();
  for (const tag of tags) {
    const before = known.get(tag.name);
    known.set(tag.name, before && (before.description || !tag.description) ? before : tag);
  }
  return [...known.values()];
}

/**
 * AsyncAPI 3 lets a schema stand in an envelope that names its language. Changes the tree, so that references see it
 * too.
 */
function unwrapSchemas(root: UntrustedTree): UntrustedTree {
  const schemas = asTree(asTree(root.components)?.schemas) ?? {};
  for (const [name, schema] of Object.entries(schemas)) {
    const tree = asTree(schema);
    const isEnvelope = name !== '__proto__' && tree !== null && 'schemaFormat' in tree && 'schema' in tree;
    if (isEnvelope && isJsonSchema(asText(tree.schemaFormat))) schemas[name] = tree.schema;
  }
  return root;
}
