type Json = Record<string, unknown>;

/** An OpenAPI description of the test API, with one operation for each thing to try. */
export function description(api: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [
      { url: api, description: 'Local' },
      {
        url: `${api}/{stage}`,
        description: 'By stage',
        variables: { stage: { default: 'v1', enum: ['v1', 'v2'], description: 'Version of the API.' } },
      },
    ],
    paths: { ...orders, ...bodies, ...answers, ...secured },
    components: { schemas, securitySchemes: securitySchemes(api) },
  };
}

const schemas: Json = {
  Order: {
    type: 'object',
    required: ['customer', 'payment'],
    properties: {
      customer: { type: 'string', description: 'Who gets the goods.', examples: ['Ada Lovelace'] },
      express: { type: 'boolean', description: 'Sends the order today.' },
      priority: { type: 'string', enum: ['low', 'normal', 'high'] },
      note: { type: ['string', 'null'], description: 'Printed on the parcel.' },
      amount: { type: 'number', minimum: 0 },
      items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
      payment: { $ref: '#/components/schemas/Payment' },
      labels: { type: 'object', additionalProperties: { type: 'string' } },
      parent: { $ref: '#/components/schemas/Order' },
    },
  },
  Item: {
    type: 'object',
    required: ['sku'],
    properties: { sku: { type: 'string' }, count: { type: 'integer', default: 1 } },
  },
  Payment: {
    oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Invoice' }],
    discriminator: {
      propertyName: 'kind',
      mapping: { card: '#/components/schemas/Card', invoice: '#/components/schemas/Invoice' },
    },
  },
  Card: {
    type: 'object',
    required: ['kind', 'number'],
    properties: { kind: { type: 'string' }, number: { type: 'string' } },
  },
  Invoice: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, iban: { type: 'string' } } },
};

const ok = {
  '200': {
    description: 'Done.',
    content: { 'application/json': { schema: { type: 'object', properties: { method: { type: 'string' } } } } },
  },
};

function operation(summary: string, rest: Json = {}): Json {
  return { summary, operationId: summary.toLowerCase().replaceAll(' ', '-'), responses: ok, ...rest };
}

const orders: Json = {
  '/orders': {
    get: operation('List orders', {
      description: 'Gives the orders of a shop, the newest first.',
      parameters: [
        {
          name: 'limit',
          in: 'query',
          schema: { type: 'integer', maximum: 100 },
          description: 'Number of orders wanted.',
        },
        {
          name: 'state',
          in: 'query',
          schema: { type: 'array', items: { type: 'string', enum: ['open', 'sent', 'paid'] } },
        },
        { name: 'open', in: 'query', schema: { type: 'boolean' } },
        { name: 'X-Tenant', in: 'header', schema: { type: 'string' } },
      ],
    }),
    post: operation('Create order', {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Order' },
            examples: {
              small: {
                summary: 'A small order',
                value: { customer: 'Grace', payment: { kind: 'invoice', iban: 'DE00' } },
              },
            },
          },
        },
      },
    }),
  },
  '/orders/{id}': {
    get: operation('Read order', {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    }),
  },
};

const bodies: Json = {
  '/upload': {
    post: operation('Upload files', {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['photo'],
              properties: {
                title: { type: 'string' },
                photo: { type: 'string', format: 'binary' },
                more: { type: 'array', items: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
      },
    }),
    put: operation('Upload bytes', {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
  },
  '/form': {
    post: operation('Send form', {
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: { name: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
            },
          },
        },
      },
    }),
  },
  '/attach': {
    post: operation('Attach any', {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', additionalProperties: { type: 'string', format: 'binary' } },
          },
          'image/png': { schema: { type: 'string', format: 'binary' } },
        },
      },
    }),
  },
  '/loose': {
    post: operation('Send loose form', {
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: { name: { type: 'string' } },
              additionalProperties: { type: 'string' },
            },
          },
          'application/json': {
            schema: {
              type: 'object',
              properties: { '': { type: 'string' }, size: { type: 'object', properties: { '': { type: 'object' } } } },
            },
          },
        },
      },
    }),
  },
  '/copied': { get: operation('Copy only', { 'x-docs': { metadata: { playground: 'simple' } } }) },
  '/text': {
    post: operation('Send text', {
      requestBody: { content: { 'text/plain': { schema: { type: 'string' } } } },
      'x-codeSamples': [{ lang: 'bash', label: 'By hand', source: 'send "text"' }],
    }),
  },
};

/** Of more lines than a page shows. */
export const report = Array.from({ length: 400 }, (_, line) => ({ line, '<text>': `"${line}" & more` }));

const answers: Json = {
  '/report': {
    get: operation('Read report', {
      responses: {
        '200': {
          description: 'Done.',
          content: { 'application/json': { schema: { type: 'array', items: { type: 'object' } }, example: report } },
        },
      },
    }),
  },
  '/status/503': { get: operation('Fail') },
  '/slow': { get: operation('Wait') },
  '/events': { get: operation('Stream events') },
  '/lines': { get: operation('Stream lines') },
  '/endless': { get: operation('Stream forever') },
  '/image': { get: operation('Draw') },
  '/broken-image': { get: operation('Draw badly') },
  '/dropped': { get: operation('Hang up') },
  '/circle': { get: operation('Go round') },
  '/xml': { get: operation('Read XML') },
  '/page': { get: operation('Read page', { deprecated: true }) },
  '/pdf': { get: operation('Read PDF') },
  '/closed': { get: operation('Closed to pages') },
};

const secured: Json = {
  '/status/401': { get: operation('Refused without key', { security: [{ header_key: [] }] }) },
  '/with/header': { get: operation('With header key', { security: [{ header_key: [] }] }) },
  '/redirect': { get: operation('Redirect with key', { security: [{ header_key: [] }] }) },
  '/with/query': { get: operation('With query key', { security: [{ query_key: [] }] }) },
  '/with/cookie': { get: operation('With cookie key', { security: [{ cookie_key: [] }] }) },
  '/with/basic': { get: operation('With password', { security: [{ basic: [] }] }) },
  '/digest': { get: operation('With digest', { security: [{ digest: [] }] }) },
  '/with/either': { get: operation('With either', { security: [{ bearer: [] }, { header_key: [], query_key: [] }] }) },
  '/with/oauth': { get: operation('With OAuth', { security: [{ oauth: ['read'] }] }) },
  '/with/order': {
    post: operation('Order with OAuth', {
      security: [{ oauth: ['write'] }],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
    }),
  },
  '/with/flows': { get: operation('With every flow', { security: [{ flows: ['read'] }] }) },
  '/with/oidc': { get: operation('With OpenID', { security: [{ oidc: [] }] }) },
};

function securitySchemes(api: string): Json {
  const flow = { tokenUrl: `${api}/oauth/token`, scopes: { read: 'Read everything', write: 'Change everything' } };
  return {
    header_key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'The key from your **account** page.' },
    query_key: { type: 'apiKey', in: 'query', name: 'key' },
    cookie_key: { type: 'apiKey', in: 'cookie', name: 'session' },
    basic: { type: 'http', scheme: 'basic' },
    digest: { type: 'http', scheme: 'digest' },
    bearer: { type: 'http', scheme: 'bearer' },
    oauth: {
      type: 'oauth2',
      flows: { authorizationCode: { ...flow, authorizationUrl: `${api}/oauth/authorize` }, clientCredentials: flow },
    },
    flows: {
      type: 'oauth2',
      flows: {
        implicit: { authorizationUrl: `${api}/oauth/authorize`, scopes: flow.scopes },
        // Addresses count from the server, as frameworks write them.
        password: { ...flow, tokenUrl: 'oauth/token' },
        deviceAuthorization: { ...flow, deviceAuthorizationUrl: `${api}/oauth/device` },
      },
    },
    oidc: { type: 'openIdConnect', openIdConnectUrl: '/oidc' },
  };
}
