import type { ApiDocument, Operation, Tag } from '../../model/api.ts';
import type { Problem } from '../../model/problem.ts';
import { addLines } from '../../shared/json-schema/add-lines.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from './description-context.ts';
import { createDescriptionContext, partOf, partsOf } from './description-context.ts';
import type { DescriptionLanguage, ReadReference } from './load-description-files.ts';
import { loadDescriptionFiles } from './load-description-files.ts';
import { parseAbout } from './parse-about.ts';
import { parseExternalDocs } from './parse-external-docs.ts';
import type { OperationDefaults } from './parse-path-item.ts';
import { parsePathItem } from './parse-path-item.ts';
import { parseSecurity, parseSecuritySchemes } from './parse-security.ts';
import { parseServers } from './parse-servers.ts';
import { upgradeSwagger } from './upgrade-swagger.ts';

export interface ParseOpenApiOptions {
  /** Path relative to the site folder, or URL; references are resolved against it. */
  id: string;
  text: string;
  /** Texts of OpenAPI Overlay documents, applied in order. */
  overlays?: string[];
  /** Reads a file that a reference names. Without it, references to other files are problems. */
  readRef?: ReadReference;
}

/**
 * Parses an API description of OpenAPI 3.0 to 3.2 or Swagger 2.0, in JSON or YAML, into the one form that pages are
 * made from. Never throws for what the text holds: a faulty part is reported and left out, `document` is `null` only
 * when there is no description at all.
 */
export async function parseOpenApi(
  options: ParseOpenApiOptions,
): Promise<{ document: ApiDocument | null; problems: Problem[] }> {
  const { version, files, problems } = await loadDescriptionFiles({ ...options, language });
  if (version === null) return { document: null, problems };
  const upgrade = version.startsWith('2') ? upgradeSwagger : undefined;
  const { context, takeSchemas } = createDescriptionContext({ rootFile: options.id, files, problems, upgrade });
  const document = buildDocument({ id: options.id, version, context });
  const schemas = takeSchemas();
  if (document.operations.length === 0 && document.webhooks.length === 0) {
    context.report({
      code: 'no-operations',
      message: 'This API description has no operations',
      at: context.root,
      severity: 'error',
    });
  }
  return { document: { ...document, schemas }, problems: addLines(problems, { file: options.id, text: options.text }) };
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
};

function buildDocument({
  id,
  version,
  context,
}: {
  id: string;
  version: string;
  context: DescriptionContext;
}): ApiDocument {
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
  return {
    id,
    kind: 'openapi',
    specVersion: version,
    title: asText(info.title),
    version: asText(info.version),
    description: asText(info.description),
    about: parseAbout(root),
    servers: defaults.servers,
    tags: parseTags(root.tags),
    schemas: {},
    securitySchemes: schemes,
    operations: parsePaths(defaults),
    webhooks: parseWebhooks(defaults),
    channels: [],
  };
}

function parseTags(value: unknown): Tag[] {
  const list = Array.isArray(value) ? value : entriesOf(value).map(([name, tag]) => ({ name, ...asTree(tag) }));
  return list.flatMap((item) => {
    const tag = typeof item === 'string' ? { name: item } : asTree(item);
    const name = asText(tag?.name);
    if (!tag || name === '') return [];
    const details = tag as UntrustedTree;
    return [
      {
        name,
        summary: asText(details.summary).trim(),
        description: asText(details.description),
        group: asText(details['x-group']) || name,
        kind: asText(details.kind) || null,
        parent: asText(details.parent) || null,
        externalDocs: parseExternalDocs(details.externalDocs),
      },
    ];
  });
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
