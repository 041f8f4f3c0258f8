import type { ApiDocument } from '../../model/api/document.ts';
import type { ApiResponse, MediaContent, Operation, Parameter, RequestBody } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { AuthoredField } from '../../model/authored-field.ts';
import type { ApiConfig } from '../../model/config.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import { noDocs } from '../../shared/request/no-docs.ts';
import { buildMdxSecurity } from './build-mdx-security.ts';
import { joinCredentials } from './join-credentials.ts';
import { parseAbout } from './parse-about.ts';
import { parseEndpointRef, serverAt } from './parse-endpoint-ref.ts';
import { pathParameter } from './path-parameter.ts';
import { objectFromFields, schemaFromField } from './schema-from-fields.ts';

export interface MdxOperationOptions {
  /** Of the page, relative to the site folder. */
  file: string;
  title: string;
  frontMatter: FrontMatter;
  /** What the page's body describes. */
  fields: readonly AuthoredField[];
  mdx: ApiConfig['mdx'];
}

/**
 * The operation that a page describes itself, with front matter `api` and fields in its body, and the description that
 * it stands in (docs/format.md#endpoints-in-mdx). `null` when `api` is not a method and an address.
 */
export function buildMdxOperation({
  file,
  title,
  frontMatter,
  fields,
  mdx,
}: MdxOperationOptions): { document: ApiDocument; operation: Operation } | null {
  const ref = parseEndpointRef(frontMatter.api ?? '');
  if (!ref) return null;
  const id = `mdx:${file}`;
  const { schemes, security } = buildMdxSecurity(frontMatter.authMethod, mdx.auth);
  const servers = ref.server ? [ref.server] : mdx.servers.map(serverAt);
  const operation: Operation = {
    document: id,
    method: ref.method,
    path: ref.path,
    operationId: null,
    summary: title,
    description: '',
    deprecated: frontMatter.deprecated,
    tags: [],
    servers,
    ...joinCredentials({ parameters: buildParameters(fields, ref.path), security }, schemes),
    requestBody: buildBody(
      fields.filter(({ place }) => place === 'body'),
      frontMatter.contentType,
    ),
    responses: buildResponses(fields.filter(({ place }) => place === 'response')),
    callbacks: [],
    codeSamples: [],
    externalDocs: null,
    docs: noDocs,
  };
  const document: ApiDocument = {
    id,
    kind: 'page',
    specVersion: '',
    title,
    version: '',
    description: '',
    about: { ...parseAbout({}), spareTags: [] },
    servers,
    tags: [],
    tagGroups: [],
    schemas: {},
    models: [],
    securitySchemes: schemes,
    operations: [operation],
    webhooks: [],
    channels: [],
  };
  return { document, operation };
}

/** Every `{part}` of the path has a parameter, also where the author forgot it. */
function buildParameters(fields: readonly AuthoredField[], path: string): Parameter[] {
  const byPlace = new Map<string, Parameter>();
  for (const field of fields) {
    const parameter = parameterOf(field);
    const key = parameter && `${parameter.in} ${parameter.name}`;
    if (parameter && key && !byPlace.has(key)) byPlace.set(key, parameter);
  }
  for (const [, name] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (!byPlace.has(`path ${name}`)) byPlace.set(`path ${name}`, pathParameter(name!));
  }
  return [...byPlace.values()];
}

function parameterOf(field: AuthoredField): Parameter | null {
  const { place, name, description, required, deprecated } = field;
  if (name === '' || place === 'body' || place === 'response' || place === 'auth') return null;
  const style = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return {
    name,
    in: place,
    description,
    deprecated,
    style,
    schema: schemaFromField(field),
    required: required || place === 'path',
    explode: style === 'form',
    allowReserved: false,
    contentType: null,
    examples: [],
  };
}

/** A field without a name is the body as a whole; fields with names are its properties. */
function buildBody(fields: readonly AuthoredField[], contentType: string | null): RequestBody | null {
  if (fields.length === 0) return null;
  const whole = fields.find(({ name }) => name === '');
  const named = fields.filter(({ name }) => name !== '');
  const schema = whole ? schemaFromField({ ...whole, fields: [...whole.fields, ...named] }) : objectFromFields(named);
  return {
    description: whole?.description ?? '',
    required: fields.some(({ required }) => required),
    contents: [content(contentType ?? usualType(schema), schema)],
  };
}

/** JSON cannot hold a file. */
function usualType({ properties = {} }: Schema): string {
  const hasFile = Object.values(properties).some(
    ({ format, items }) => format === 'binary' || items?.format === 'binary',
  );
  return hasFile ? 'multipart/form-data' : 'application/json';
}

function buildResponses(fields: readonly AuthoredField[]): ApiResponse[] {
  if (fields.length === 0) return [];
  return [
    {
      status: '200',
      description: '',
      contents: [content('application/json', objectFromFields(fields))],
      headers: [],
      links: [],
    },
  ];
}

function content(contentType: string, schema: Schema): MediaContent {
  return { contentType, schema, itemSchema: null, examples: [], encoding: {} };
}
