import type { ApiDocument } from '../../model/api.ts';
import type { Problem } from '../../model/problem.ts';
import { addLines } from '../../shared/json-schema/add-lines.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { createDescriptionContext, partOf } from '../openapi/description-context.ts';
import type { DescriptionLanguage, ReadReference } from '../openapi/load-description-files.ts';
import { loadDescriptionFiles } from '../openapi/load-description-files.ts';
import { parseAbout } from '../openapi/parse-about.ts';
import { findChannels } from './find-channels.ts';
import { parseChannel } from './parse-channel.ts';
import { parseChannelServers } from './parse-channel-servers.ts';
import { createSecurityRegistry } from './security-registry.ts';

export interface ParseAsyncApiOptions {
  /** Path relative to the site folder, or URL; references are resolved against it. */
  id: string;
  text: string;
  /** Reads a file that a reference names. Without it, references to other files are problems. */
  readRef?: ReadReference;
}

/**
 * Parses an AsyncAPI 2 or 3 description, in JSON or YAML, into channels as a reader of the API sees them
 * (docs/format.md#channels). Never throws for what the text holds: a faulty part is reported and left out, `document`
 * is `null` only when there is no description at all.
 */
export async function parseAsyncApi(
  options: ParseAsyncApiOptions,
): Promise<{ document: ApiDocument | null; problems: Problem[] }> {
  const { version, files, problems } = await loadDescriptionFiles({ ...options, language });
  if (version === null) return { document: null, problems };
  const { context, takeSchemas } = createDescriptionContext({
    rootFile: options.id,
    files,
    problems,
    upgrade: unwrapSchemas,
  });
  const document = buildDocument({ id: options.id, version, context });
  const schemas = takeSchemas();
  if (document.channels.length === 0)
    context.report({
      code: 'no-channels',
      message: 'This API description has no channels',
      at: context.root,
      severity: 'error',
    });
  return { document: { ...document, schemas }, problems: addLines(problems, { file: options.id, text: options.text }) };
}

const language: DescriptionLanguage = {
  name: 'AsyncAPI',
  hint: 'It needs a top-level "asyncapi" key with the version, for example "3.0.0"',
  versionOf: (root) => (/^[23](\.|$)/.test(asText(root.asyncapi)) ? asText(root.asyncapi) : null),
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
  const security = createSecurityRegistry(context);
  const servers = parseChannelServers(partOf(context.root, 'servers'), context);
  const contentType = asText(root.defaultContentType) || 'application/json';
  const channels = findChannels(context, version).map((source) =>
    parseChannel(source, { document: id, context, servers, security, contentType }),
  );
  return {
    id,
    kind: 'asyncapi',
    specVersion: version,
    title: asText(info.title),
    version: asText(info.version),
    description: asText(info.description),
    about: parseAbout(root),
    servers: servers.map(({ server: { url, description, variables } }) => ({ url, description, variables })),
    tags: [],
    schemas: {},
    securitySchemes: security.schemes(),
    operations: [],
    webhooks: [],
    channels,
  };
}

/**
 * AsyncAPI 3 lets a schema stand in an envelope that names its language. Changes the tree, so that references see it
 * too.
 */
function unwrapSchemas(root: UntrustedTree): UntrustedTree {
  const schemas = asTree(asTree(root.components)?.schemas) ?? {};
  for (const [name, schema] of Object.entries(schemas)) {
    const tree = asTree(schema);
    if (name !== '__proto__' && tree && 'schemaFormat' in tree && 'schema' in tree) schemas[name] = tree.schema;
  }
  return root;
}
