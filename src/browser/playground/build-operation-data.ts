import type { ApiDocument } from '../../model/api/document.ts';
import type { MediaContent, Operation, Parameter } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { Server, ServerVariable } from '../../model/api/server.ts';
import type { ApiConfig } from '../../model/config.ts';
import type { OperationData } from '../../model/operation-data.ts';
import { noDocs } from '../../shared/request/no-docs.ts';
import { settleParts } from '../../shared/request/settle-parts.ts';
import { namedIn, reduceSchema } from './reduce-schema.ts';
import { shortenText } from './shorten-text.ts';

export interface OperationDataOptions {
  document: ApiDocument;
  operation: Operation;
  config: ApiConfig;
  base: string;
}

/**
 * Takes from a description what one operation's request needs and nothing else, so that a thousand files stay small.
 */
export function buildOperationData({ document, operation, config, base }: OperationDataOptions): OperationData {
  const reduced = reduceOperation(settleParts(operation, document));
  return {
    document: {
      ...document,
      description: '',
      about: noAbout,
      tags: [],
      tagGroups: [],
      servers: operation.servers.length > 0 ? [] : document.servers.map(reduceServer),
      schemas: reachedSchemas(reduced, document.schemas),
      models: [],
      securitySchemes: usedSchemes(operation, document),
      operations: [],
      webhooks: [],
      channels: [],
    },
    operation: reduced,
    accepts: acceptedTypes(operation),
    languages: config.examples.languages,
    only: config.examples.defaults,
    prefill: config.examples.prefill,
    proxy: config.playground.proxy,
    credentials: config.playground.credentials,
    storage: config.playground.storage,
    base,
  };
}

const noAbout: ApiDocument['about'] = {
  id: '',
  summary: '',
  contact: null,
  license: null,
  termsOfService: '',
  externalDocs: null,
  spareTags: [],
};

function reduceOperation(operation: Operation): Operation {
  const { requestBody } = operation;
  return {
    ...operation,
    description: shortenText(operation.description),
    security: operation.security.map((requirement) => requirement.map(({ scheme, scopes }) => ({ scheme, scopes }))),
    servers: operation.servers.map(reduceServer),
    parameters: operation.parameters.map(reduceParameter),
    requestBody: requestBody && {
      ...requestBody,
      description: shortenText(requestBody.description),
      contents: requestBody.contents.map(reduceContent),
    },
    responses: [],
    callbacks: [],
    codeSamples: [],
    docs: noDocs,
  };
}

function reduceServer({ description, variables, ...server }: Server): Server {
  const shorten = (variable: ServerVariable) => ({ ...variable, description: shortenText(variable.description) });
  return { ...server, description: shortenText(description), variables: variables.map(shorten) };
}

function reduceParameter(parameter: Parameter): Parameter {
  const description = shortenText(parameter.description || parameter.schema.description || '');
  return {
    ...parameter,
    description,
    schema: reduceSchema({ ...parameter.schema, description: undefined }),
    examples: parameter.examples.slice(0, 4),
  };
}

function reduceContent(content: MediaContent): MediaContent {
  const { schema, itemSchema } = content;
  return { ...content, schema: schema && reduceSchema(schema), itemSchema: itemSchema && reduceSchema(itemSchema) };
}

function reachedSchemas(operation: Operation, schemas: ApiDocument['schemas']): ApiDocument['schemas'] {
  const contents = operation.requestBody?.contents ?? [];
  const roots = [
    ...operation.parameters.map(({ schema }) => schema),
    ...contents.flatMap(({ schema, itemSchema }) => [schema, itemSchema]),
  ];
  const waiting = roots.flatMap((schema) => (schema ? namedIn(schema) : []));
  const reached = new Map<string, Schema>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key) || !Object.hasOwn(schemas, key)) continue;
    const reduced = reduceSchema(schemas[key]!);
    reached.set(key, reduced);
    waiting.push(...namedIn(reduced));
  }
  return Object.fromEntries(reached);
}

function usedSchemes(operation: Operation, { securitySchemes }: ApiDocument): ApiDocument['securitySchemes'] {
  const keys = new Set(operation.security.flat().map(({ scheme }) => scheme));
  const used = Object.entries(securitySchemes).filter(([key]) => keys.has(key));
  return Object.fromEntries(
    used.map(([key, scheme]) => [key, { ...scheme, description: shortenText(scheme.description) }]),
  );
}

/** Ranges are good in `Accept`; the range of everything says nothing. */
function acceptedTypes({ responses }: Operation): string[] {
  const isSuccess = ({ status }: { status: string }) => status.startsWith('2');
  const ordered = [...responses.filter(isSuccess), ...responses.filter((response) => !isSuccess(response))];
  const types = ordered.flatMap(({ contents }) => contents.map(({ contentType }) => contentType));
  return [...new Set(types)].filter((type) => type !== '*/*');
}
