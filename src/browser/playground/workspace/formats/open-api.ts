import { isObject } from '../../../../base/values/is-object.ts';
import { writeJson } from '../../../../base/values/write-json.ts';
import type { MediaContent, Operation, Parameter } from '../../../../model/api/operation.ts';
import type { SecurityScheme } from '../../../../model/api/security.ts';
import type { OperationData } from '../../../../model/operation-data.ts';

/** What a request of these operations needs, as OpenAPI 3.1: responses are not part of what the playground knows. */
export function writeOpenApi(operations: readonly OperationData[]): string {
  const [first] = operations;
  const paths: Record<string, Record<string, object>> = {};
  for (const { operation } of operations) {
    if (operation.method === 'WEBHOOK') continue;
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = toOperation(operation);
  }
  const merged = (part: (data: OperationData) => Record<string, unknown>): Record<string, unknown> =>
    Object.assign({}, ...operations.map(part)) as Record<string, unknown>;
  const whole = {
    openapi: '3.1.0',
    info: { title: first?.document.title ?? '', version: first?.document.version ?? '' },
    servers: operations.find(({ document }) => document.servers.length > 0)?.document.servers.map(toServer) ?? [],
    paths,
    components: {
      schemas: merged(({ document }) => document.schemas),
      securitySchemes: merged(({ document }) =>
        Object.fromEntries(Object.entries(document.securitySchemes).map(([key, scheme]) => [key, toScheme(scheme)])),
      ),
    },
  };
  return writeJson(withPointers(whole), 2)!;
}

function toOperation(operation: Operation): object {
  const { operationId, summary, description, deprecated, parameters, requestBody, security, servers } = operation;
  return {
    ...(operationId && { operationId }),
    ...(summary && { summary }),
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    ...(servers.length > 0 && { servers: servers.map(toServer) }),
    parameters: parameters.map(toParameter),
    ...(requestBody && {
      requestBody: {
        required: requestBody.required,
        content: Object.fromEntries(requestBody.contents.map((content) => [content.contentType, toContent(content)])),
      },
    }),
    security: security.map((all) => Object.fromEntries(all.map(({ scheme, scopes }) => [scheme, scopes]))),
    responses: { default: { description: '' } },
  };
}

function toParameter({
  name,
  in: place,
  description,
  required,
  deprecated,
  schema,
  style,
  explode,
  contentType,
}: Parameter) {
  const value = contentType ? { content: { [contentType]: { schema } } } : { schema, style, explode };
  return {
    name,
    in: place,
    ...(description && { description }),
    required,
    ...(deprecated && { deprecated }),
    ...value,
  };
}

function toContent({ schema, examples }: MediaContent): object {
  const [example] = examples;
  return { ...(schema && { schema }), ...(example && { example: example.value }) };
}

function toServer({ url, description, variables }: OperationData['document']['servers'][number]): object {
  const known = variables.map(({ name, ...variable }) => [
    name,
    { ...variable, ...(variable.enum.length === 0 && { enum: undefined }) },
  ]);
  return {
    url,
    ...(description && { description }),
    ...(known.length > 0 && { variables: Object.fromEntries(known) }),
  };
}

function toScheme({ prefill: _, description, ...scheme }: SecurityScheme): object {
  const shared = description ? { description } : {};
  if (scheme.type === 'openIdConnect') return { ...shared, type: scheme.type, openIdConnectUrl: scheme.url };
  if (scheme.type !== 'oauth2') return { ...shared, ...scheme };
  const flows = scheme.flows.map(({ grant, ...flow }) => [grant, flow]);
  return { ...shared, type: scheme.type, flows: Object.fromEntries(flows) };
}

/** Schemas name each other by key alone inside of Docwright. */
function withPointers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPointers);
  if (!isObject(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner !== null && key !== 'extensions')
      .map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, `#/components/schemas/${inner.replaceAll('~', '~0').replaceAll('/', '~1')}`]
          : [key, withPointers(inner)],
      ),
  );
}
