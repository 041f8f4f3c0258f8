import { isHttpMethod } from '../../base/http/http-methods.ts';
import type { ApiResponse, Callback, Operation, RequestBody, SecurityRequirement } from '../../model/api/operation.ts';
import type { SecurityScheme } from '../../model/api/security.ts';
import type { Server } from '../../model/api/server.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTexts, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { checkOperationExtensions } from './check-operation-extensions.ts';
import type { DescriptionContext } from './description-context.ts';
import { followWithTexts, partOf, partsOf } from './description-context.ts';
import { joinCredentials } from './join-credentials.ts';
import { joinTexts } from './join-texts.ts';
import type { Located } from './located.ts';
import { parseContents } from './parse-content.ts';
import { parseExternalDocs } from './parse-external-docs.ts';
import { parseLinks } from './parse-links.ts';
import { parseCodeSamples, parseOperationDocs } from './parse-operation-docs.ts';
import { parseHeaders, parseParameters } from './parse-parameters.ts';
import { parseSecurity } from './parse-security.ts';
import { parseServers } from './parse-servers.ts';
import { reportLost } from './report-lost.ts';
import { sentenceCase } from './sentence-case.ts';

/** What an operation takes over from the description around it. */
export interface OperationDefaults {
  document: string;
  servers: Server[];
  security: SecurityRequirement[];
  schemes: Record<string, SecurityScheme>;
  context: DescriptionContext;
}

/**
 * Every operation of a path item, in the order written. `method` replaces the real one, for webhooks. Of several of one
 * webhook, all but what it posts, or the first, are known by its name and their method.
 */
export function parsePathItem({
  at,
  path,
  method,
  defaults,
}: {
  at: Located;
  path: string;
  method?: string;
  defaults: OperationDefaults;
}): Operation[] {
  const { context } = defaults;
  const followed = context.follow(at);
  const own = asTree(at.value);
  const target = asTree(followed.value);
  if (!own || !target) {
    if (!own) reportLost(`path "${path}"`, at, context);
    return [];
  }
  // Beside a path item's `$ref` other fields may stand; they belong to the same item.
  const item: Located = own === target ? followed : { ...followed, value: { ...target, ...withoutRef(own) } };
  const places = [
    ...partsOf(item).filter(({ key }) => isHttpMethod(key)),
    ...context.parts(partOf(item, 'additionalOperations')),
  ];
  const main = places.find(({ key }) => key === 'post') ?? places[0];
  return places.flatMap((place) => {
    const { key, at: operation } = place;
    // Other methods are sent as they are written (OpenAPI 3.2, `additionalOperations`).
    const sent = isHttpMethod(key) ? key.toUpperCase() : key;
    const located = context.follow(operation);
    if (!asTree(located.value)) {
      if (!asTree(operation.value)) reportLost(`operation "${sent} ${path}"`, operation, context);
      return [];
    }
    const name = method === undefined || place === main ? path : `${path} ${sent}`;
    return [parseOperation({ at: located, item, method: method ?? sent, path: name, defaults })];
  });
}

function withoutRef(tree: UntrustedTree): UntrustedTree {
  const { $ref: _ref, ...rest } = tree;
  return rest;
}

interface OperationSource {
  at: Located;
  item: Located;
  method: string;
  path: string;
  defaults: OperationDefaults;
}

function parseOperation({ at, item, method, path, defaults }: OperationSource): Operation {
  const { context, schemes } = defaults;
  const tree = at.value as UntrustedTree;
  const pathItem = item.value as UntrustedTree;
  for (const part of [item, at]) checkOperationExtensions(part, context);
  const security = parseSecurity(partOf(at, 'security'), { schemes, context }) ?? defaults.security;
  const parameters = parseParameters({
    shared: partOf(item, 'parameters'),
    own: partOf(at, 'parameters'),
    path: method === 'WEBHOOK' ? '' : path,
    context,
  });
  return {
    document: defaults.document,
    method,
    path,
    operationId: asText(tree.operationId) || null,
    summary: (asText(tree.summary) || asText(pathItem.summary)).trim(),
    description: describe(tree, { pathItem, method, path }),
    deprecated: tree.deprecated === true,
    tags: asTexts(tree.tags),
    servers: nearestServers([tree, pathItem], { file: at.file, inherited: defaults.servers }),
    ...joinCredentials({ parameters, security }, schemes),
    requestBody: parseRequestBody(partOf(at, 'requestBody'), context),
    responses: parseResponses(partOf(at, 'responses'), context),
    callbacks: parseCallbacks(partOf(at, 'callbacks'), defaults),
    codeSamples: parseCodeSamples(at, context),
    externalDocs: parseExternalDocs(tree.externalDocs),
    docs: parseOperationDocs(pathItem, tree, [defaults.document, item.file, at.file]),
  };
}

/**
 * What is said of a path holds for all of its operations (OpenAPI 3, "Path Item Object"). A webhook is known by its
 * name, so a summary that says more is text.
 */
function describe(
  operation: UntrustedTree,
  { pathItem, method, path }: { pathItem: UntrustedTree; method: string; path: string },
): string {
  const summary = asText(operation.summary).trim();
  const isSaid = method !== 'WEBHOOK' || sentenceCase(path).toLowerCase() === summary.toLowerCase();
  const own = joinTexts(asText(operation.description), isSaid ? '' : summary);
  return joinTexts(own, asText(pathItem.description));
}

function nearestServers(trees: UntrustedTree[], { file, inherited }: { file: string; inherited: Server[] }): Server[] {
  for (const tree of trees) {
    const servers = parseServers(tree.servers, file);
    if (servers.length > 0) return servers;
  }
  return inherited;
}

function parseRequestBody(at: Located, context: DescriptionContext): RequestBody | null {
  const located = followWithTexts(at, context);
  const tree = asTree(located.value);
  if (!tree) return null;
  return {
    description: asText(tree.description),
    required: tree.required === true,
    contents: parseContents(partOf(located, 'content'), context),
  };
}

function parseResponses(at: Located, context: DescriptionContext): ApiResponse[] {
  return context.parts(at).flatMap(({ key, at: part }) => {
    const located = followWithTexts(part, context);
    const tree = asTree(located.value);
    if (!tree || key.startsWith('x-')) return [];
    return [
      {
        status: /^\dxx$/i.test(key) ? key.toUpperCase() : key,
        description: joinTexts(asText(tree.summary), asText(tree.description)),
        contents: parseContents(partOf(located, 'content'), context),
        headers: parseHeaders(partOf(located, 'headers'), context),
        links: parseLinks(partOf(located, 'links'), context),
      },
    ];
  });
}

/** A callback's operation says nothing of security or servers: the address in its expression is the reader's own. */
function parseCallbacks(at: Located, defaults: OperationDefaults): Callback[] {
  const inner: OperationDefaults = { ...defaults, servers: [], security: [] };
  const { parts } = defaults.context;
  return parts(at).flatMap(({ key: name, at: callback }) =>
    parts(callback)
      .filter(({ key }) => !key.startsWith('x-'))
      .flatMap(({ key: expression, at: item }) =>
        parsePathItem({ at: item, path: expression, defaults: inner }).map((operation) => ({
          name,
          expression,
          operation,
        })),
      ),
  );
}
