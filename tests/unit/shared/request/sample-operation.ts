import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Operation, Parameter } from '../../../../src/model/api/operation.ts';
import type { RequestValues } from '../../../../src/model/request-values.ts';

export function sampleDocument(changes: Partial<ApiDocument> = {}): ApiDocument {
  return {
    id: 'api.json',
    kind: 'openapi',
    specVersion: '3.1.0',
    title: 'Sample',
    version: '1',
    description: '',
    about: { id: '', spareTags: [], summary: '', contact: null, license: null, termsOfService: '', externalDocs: null },
    servers: [{ url: 'https://api.example.com/v1', description: '', variables: [] }],
    tags: [],
    tagGroups: [],
    schemas: {},
    models: [],
    securitySchemes: {},
    operations: [],
    webhooks: [],
    channels: [],
    ...changes,
  };
}

export function sampleOperation(changes: Partial<Operation> = {}): Operation {
  return {
    document: 'api.json',
    method: 'GET',
    path: '/items',
    operationId: null,
    summary: '',
    description: '',
    deprecated: false,
    tags: [],
    servers: [],
    security: [],
    parameters: [],
    requestBody: null,
    responses: [],
    callbacks: [],
    codeSamples: [],
    externalDocs: null,
    docs: {
      metadata: {},
      content: '',
      isFromElsewhere: false,
      href: null,
      groups: [],
      listing: 'listed',
      playground: null,
    },
    ...changes,
  };
}

export function sampleParameter(changes: Partial<Parameter> & Pick<Parameter, 'in' | 'name'>): Parameter {
  const style = changes.in === 'path' || changes.in === 'header' ? 'simple' : 'form';
  return {
    description: '',
    required: changes.in === 'path',
    deprecated: false,
    schema: { type: 'string' },
    style,
    explode: style === 'form',
    allowReserved: false,
    contentType: null,
    examples: [],
    ...changes,
  };
}

export function sampleValues(changes: Partial<RequestValues> = {}): RequestValues {
  return { server: null, securityAlternative: 0, credentials: {}, parameters: {}, body: null, ...changes };
}
