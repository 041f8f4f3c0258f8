import { httpMethods } from '../../base/http/http-methods.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asList, asText, asTexts, asTree, entriesOf, ownValue } from '../../shared/json-schema/untrusted-value.ts';

/** Gives what a value refers to when it is a reference, else the value itself. */
type Follow = (value: unknown) => unknown;

interface Upgrade {
  root: UntrustedTree;
  follow: Follow;
}

/** Swagger 2.0 knows neither of the two. */
const methods = new Set(httpMethods.filter((method) => method !== 'trace' && method !== 'query'));

/**
 * A Swagger 2.0 description in the shape of OpenAPI 3.0. Schemas stay the same objects with their `#/definitions`
 * references, which still point into the original; everything else is written anew.
 */
export function upgradeSwagger(root: UntrustedTree, follow: Follow): UntrustedTree {
  const upgrade: Upgrade = { root, follow };
  const { definitions, securityDefinitions, paths, ...rest } = root;
  return {
    ...rest,
    servers: serversOf(root),
    components: {
      schemas: definitions ?? {},
      securitySchemes: mapEntries(securityDefinitions, (scheme) => upgradeScheme(asTree(follow(scheme)) ?? {})),
    },
    paths: mapEntries(paths, (item) => upgradePathItem(asTree(follow(item)) ?? {}, upgrade)),
  };
}

function mapEntries(value: unknown, change: (part: unknown) => unknown): UntrustedTree {
  return Object.fromEntries(entriesOf(value).map(([key, part]) => [key, key.startsWith('x-') ? part : change(part)]));
}

function serversOf(root: UntrustedTree): { url: string }[] {
  const host = asText(root.host);
  const path = trimEndSlashes(asText(root.basePath));
  if (host === '') return path === '' ? [] : [{ url: path.startsWith('/') ? path : `/${path}` }];
  const schemes = asTexts(root.schemes);
  // Browsers block plain HTTP from a secure page, so the secure address comes first.
  const ordered =
    schemes.length === 0 ? ['https'] : schemes.toSorted((a, b) => Number(b.endsWith('s')) - Number(a.endsWith('s')));
  return ordered.map((scheme) => ({
    url: `${scheme}://${host}${path === '' || path.startsWith('/') ? path : `/${path}`}`,
  }));
}

const flowNames: Record<string, string> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

function upgradeScheme(scheme: UntrustedTree): UntrustedTree {
  if (scheme.type === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  if (scheme.type !== 'oauth2') return scheme;
  const { flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  const name = ownValue(flowNames, asText(flow)) ?? 'implicit';
  return { ...rest, flows: { [name]: { authorizationUrl, tokenUrl, scopes } } };
}

function upgradePathItem(item: UntrustedTree, upgrade: Upgrade): UntrustedTree {
  const shared = asList(upgrade.follow(item.parameters)).map((parameter) => asTree(upgrade.follow(parameter)) ?? {});
  return Object.fromEntries(
    entriesOf(item).flatMap(([key, part]): [string, unknown][] => {
      if (key === 'parameters') return [];
      const operation = methods.has(key.toLowerCase()) ? asTree(upgrade.follow(part)) : null;
      return [[key, operation ? upgradeOperation(operation, { shared, upgrade }) : part]];
    }),
  );
}

function upgradeOperation(
  operation: UntrustedTree,
  { shared, upgrade }: { shared: UntrustedTree[]; upgrade: Upgrade },
): UntrustedTree {
  const { consumes, produces, parameters, responses, schemes, ...rest } = operation;
  const own = asList(upgrade.follow(parameters)).map((parameter) => asTree(upgrade.follow(parameter)) ?? {});
  const all = [...shared.filter((one) => !own.some((other) => other.name === one.name && other.in === one.in)), ...own];
  const produced = (schema: UntrustedTree | null): string[] =>
    mediaTypes(produces, upgrade.root.produces, schema?.type === 'file' ? 'application/octet-stream' : undefined);
  const body = upgradeBody(all, mediaTypes(consumes, upgrade.root.consumes));
  const servers = asTexts(schemes).length > 0 ? serversOf({ ...upgrade.root, schemes }) : [];
  return {
    ...rest,
    ...(servers.length > 0 && { servers }),
    parameters: all.filter((parameter) => parameter.in !== 'body' && parameter.in !== 'formData').map(upgradeParameter),
    ...(body && { requestBody: body }),
    responses: mapEntries(upgrade.follow(responses), (response) =>
      upgradeResponse(asTree(upgrade.follow(response)) ?? {}, produced),
    ),
  };
}

function mediaTypes(own: unknown, inherited: unknown, otherwise = 'application/json'): string[] {
  const types = Array.isArray(own) ? asTexts(own) : asTexts(inherited);
  return types.length > 0 ? types : [otherwise];
}

function upgradeBody(parameters: readonly UntrustedTree[], consumes: readonly string[]): UntrustedTree | null {
  const body = parameters.find((parameter) => parameter.in === 'body');
  if (body) {
    const content = Object.fromEntries(
      consumes.map((type) => {
        const example = bodyExample(body, type);
        return [type, { schema: body.schema, ...(example !== undefined && { example }) }];
      }),
    );
    return { description: body.description, required: body.required, content };
  }
  const fields = parameters.filter((parameter) => parameter.in === 'formData');
  return fields.length === 0 ? null : formBody(fields, consumes);
}

/** Swagger 2.0 has no word for it; tools read one of these, the last by content type. */
function bodyExample(body: UntrustedTree, type: string): unknown {
  return body.example ?? body['x-example'] ?? ownValue(asTree(body['x-examples']) ?? {}, type);
}

function formBody(fields: readonly UntrustedTree[], consumes: readonly string[]): UntrustedTree {
  const hasFile = fields.some((field) => field.type === 'file');
  const type =
    hasFile || consumes.includes('multipart/form-data') ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [asText(field.name), { ...valueSchema(field), description: field.description }]),
    ),
    required: fields.filter((field) => field.required === true).map((field) => asText(field.name)),
  };
  const encoding = Object.fromEntries(
    fields.filter((field) => field.type === 'array').map((field) => [asText(field.name), styleOf(field)]),
  );
  return { required: schema.required.length > 0, content: { [type]: { schema, encoding } } };
}

const outerKeys = new Set(['name', 'in', 'required', 'description', 'collectionFormat', 'allowEmptyValue', '$ref']);

/** In Swagger a parameter is its own schema. */
function valueSchema(parameter: UntrustedTree): UntrustedTree {
  return Object.fromEntries(entriesOf(parameter).filter(([key]) => !outerKeys.has(key)));
}

function upgradeParameter(parameter: UntrustedTree): UntrustedTree {
  const { name, in: place, description, required, allowEmptyValue } = parameter;
  return {
    name,
    in: place,
    description,
    required,
    allowEmptyValue,
    schema: valueSchema(parameter),
    ...(parameter.type === 'array' && styleOf(parameter)),
  };
}

/** OpenAPI 3 has no word for tabs, and these styles in queries alone. */
const delimited = new Map<unknown, string>([
  ['ssv', 'spaceDelimited'],
  ['tsv', 'tabDelimited'],
  ['pipes', 'pipeDelimited'],
]);

function styleOf({ in: place, collectionFormat }: UntrustedTree): UntrustedTree {
  if (collectionFormat === 'multi') return { style: 'form', explode: true };
  const plain = place === 'query' || place === 'formData' ? 'form' : 'simple';
  return { style: delimited.get(collectionFormat) ?? plain, explode: false };
}

function upgradeResponse(
  response: UntrustedTree,
  produced: (schema: UntrustedTree | null) => readonly string[],
): UntrustedTree {
  const { schema, headers, examples, ...rest } = response;
  const written = entriesOf(examples);
  const types =
    schema === undefined
      ? written.map(([type]) => type)
      : [...new Set([...produced(asTree(schema)), ...written.map(([type]) => type)])];
  const content = Object.fromEntries(
    types.map((type) => {
      const example = written.find(([name]) => name === type);
      return [type, { schema, ...(example && { example: example[1] }) }];
    }),
  );
  return {
    ...rest,
    content,
    headers: mapEntries(headers, (header) => upgradeHeader(asTree(header) ?? {})),
  };
}

function upgradeHeader(header: UntrustedTree): UntrustedTree {
  return {
    description: header.description,
    schema: valueSchema(header),
    ...(header.type === 'array' && styleOf({ ...header, in: 'header' })),
  };
}
