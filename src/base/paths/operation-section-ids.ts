/** Ids of the sections of an operation's page, in their order. They are the same in every language. */
export const operationSectionIds = {
  authorizations: 'authorizations',
  path: 'path-parameters',
  query: 'query-parameters',
  querystring: 'query-string',
  header: 'headers',
  cookie: 'cookies',
  body: 'body',
  callbacks: 'callbacks',
  responses: 'response',
} as const;
