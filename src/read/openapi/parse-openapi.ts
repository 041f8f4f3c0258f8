import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { Tag } from '../../model/api/tag.ts';
import { asText, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import { partOf, partsOf } from './description-context.ts';
import type { DescriptionLanguage } from './load-description-files.ts';
import { parseAbout } from './parse-about.ts';
import type { OpenedDescription, ParseDescriptionOptions, ParsedDescription } from './parse-description.ts';
import { parseDescription } from './parse-description.ts';
import type { OperationDefaults } from './parse-path-item.ts';
import { parsePathItem } from './parse-path-item.ts';
import { parseSecurity, parseSecuritySchemes } from './parse-security.ts';
import { parseServers } from './parse-servers.ts';
import { parseTag } from './parse-tag.ts';
import { parseTagGroups } from './parse-tag-groups.ts';
import { spareTags } from './render-tags.ts';
import { resolveLinks } from './resolve-links.ts';
import { upgradeSwagger } from './upgrade-swagger.ts';

/**
 * Parses an API description of OpenAPI 3.0 to 3.2 or Swagger 2.0 into the one form that pages are made from; as in
 * `parseDescription`.
 */
export function parseOpenApi(options: ParseDescriptionOptions): Promise<ParsedDescription> {
  return parseDescription(options, {
    language,
    upgradeOf: (version) => (version.startsWith('2') ? upgradeSwagger : undefined),
    build: buildDocument,
    emptiness: ({ operations, webhooks }) =>
      operations.length === 0 && webhooks.length === 0
        ? { code: 'no-operations', message: 'This API description has no operations' }
        : null,
  });
}

const language: DescriptionLanguage = {
  name: 'OpenAPI',
  hint: 'It needs a top-level "openapi" key with the version, for example "3.1.0"',
  versionOf: (root) => {
    const version = asText(root.openapi) || asText(root.swagger);
    if (/^[23](\.|$)/.test(version)) return version;
    // Without a version, or with one that does not exist, the shape tells well enough.
    return asTree(root.paths) || asTree(root.webhooks) ? version || '3.1.0' : null;
  },
  // The name that Swagger 1 has for it is its own.
  unreadableVersionOf: (root) => asText(root.openapi) || asText(root.swagger) || asText(root.swaggerVersion),
};

function buildDocument({ id, version, context }: OpenedDescription): ApiDocument {
  const root = asTree(context.root.value) ?? {};
  const info = asTree(root.info) ?? {};
  const schemes = parseSecuritySchemes(partOf(partOf(context.root, 'components'), 'securitySchemes'), context);
  const defaults: OperationDefaults = {
    document: id,
    servers: parseServers(root.servers, id),
    security: parseSecurity(partOf(context.root, 'security'), { schemes, context }) ?? [],
    schemes,
    context,
  };
  const [tags, operations, webhooks] = [parseTags(root.tags), parsePaths(defaults), parseWebhooks(defaults)];
  resolveLinks([...operations, ...webhooks]);
  return {
    id,
    kind: 'openapi',
    specVersion: version,
    title: asText(info.title),
    version: asText(info.version),
    description: asText(info.description),
    about: { ...parseAbout(root), spareTags: spareTags(tags, [...operations, ...webhooks]) },
    servers: defaults.servers,
    tags,
    tagGroups: parseTagGroups(root['x-tagGroups']),
    schemas: {},
    models: [],
    securitySchemes: schemes,
    operations,
    webhooks,
    channels: [],
  };
}

function parseTags(value: unknown): Tag[] {
  const list = Array.isArray(value) ? value : entriesOf(value).map(([name, tag]) => ({ name, ...asTree(tag) }));
  return list.map(parseTag).filter((tag) => tag !== null);
}

function parsePaths(defaults: OperationDefaults): Operation[] {
  return partsOf(partOf(defaults.context.root, 'paths')).flatMap(({ key, at }) => {
    if (key.startsWith('x-')) return [];
    return parsePathItem({ at, path: key.startsWith('/') ? key : `/${key}`, defaults });
  });
}

/** A webhook is called by the API: only what it says of security itself counts, and it has no server. */
function parseWebhooks(defaults: OperationDefaults): Operation[] {
  const inner: OperationDefaults = { ...defaults, servers: [], security: [] };
  const { root } = defaults.context;
  return [...partsOf(partOf(root, 'webhooks')), ...partsOf(partOf(root, 'x-webhooks'))].flatMap(({ key, at }) =>
    parsePathItem({ at, path: key, method: 'WEBHOOK', defaults: inner }),
  );
}
