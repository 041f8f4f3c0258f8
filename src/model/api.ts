import type { HttpRequest } from './http.ts';

/** A parsed API description. Pages refer to it by `id`; its `schemas` are shared by all of its operations. */
export interface ApiDocument {
  /** Unique in the site: the path relative to the site folder, or the URL; `mdx:` and the file for a page. */
  id: string;
  /** `page`: what one page says of its own endpoint; there is no file to hand out. */
  kind: 'openapi' | 'asyncapi' | 'page';
  /** The version of OpenAPI or AsyncAPI it was written in, e.g. `3.1.0`. */
  specVersion: string;
  title: string;
  version: string;
  description: string;
  about: ApiAbout;
  servers: NamedServer[];
  tags: Tag[];
  /**
   * By the last part of the pointer: `#/components/schemas/User` is `User`. A `$ref` inside a schema holds this key
   * alone.
   */
  schemas: Record<string, Schema>;
  /** Keys of the schemas that an author gave a name to: components, and files of their own. */
  models: string[];
  securitySchemes: Record<string, SecurityScheme>;
  operations: Operation[];
  webhooks: Operation[];
  channels: Channel[];
}

/** What a description says of itself besides its title, version and text. Addresses are as written. */
export interface ApiAbout {
  /** AsyncAPI: a URI by which the application is known; empty without one. */
  id: string;
  summary: string;
  contact: { name: string; url: string; email: string } | null;
  /** `identifier`: an SPDX expression. */
  license: { name: string; url: string; identifier: string } | null;
  termsOfService: string;
  externalDocs: ExternalDocs | null;
  /** Tags that something is said of, and that nothing in the description has. */
  spareTags: TagText[];
}

/** Documentation that stands elsewhere. */
export interface ExternalDocs {
  url: string;
  description: string;
}

export interface Tag {
  name: string;
  /** OpenAPI 3.2. */
  summary: string;
  description: string;
  /** Label of the group in the sidebar: `x-group`, else the name. */
  group: string;
  /** OpenAPI 3.2: `nav`, `badge` or another; only `nav` tags and those without a kind make groups. */
  kind: string | null;
  /** OpenAPI 3.2: name of the tag whose group holds this one's. */
  parent: string | null;
  externalDocs: ExternalDocs | null;
}

/** What is said of a tag where it stands. */
export type TagText = Pick<Tag, 'name' | 'description' | 'externalDocs'>;

export interface Server {
  /** OpenAPI 3.2 and AsyncAPI. */
  name?: string;
  /** May hold `{variable}` parts and may be relative; never ends in `/`. */
  url: string;
  description: string;
  variables: ServerVariable[];
}

/** A server with what AsyncAPI says of it. */
export interface NamedServer extends Server {
  protocol?: string;
  /** Empty where the description names none. */
  protocolVersion?: string;
}

export interface ServerVariable {
  name: string;
  default: string;
  enum: string[];
  description: string;
  examples?: string[];
}

/**
 * JSON Schema 2020-12 in one normal form whatever the description's version: `nullable` is a `null` in `type`,
 * `exclusiveMinimum` is a number, `example` stands first in `examples`, and a `$ref` is a key of `ApiDocument.schemas`.
 */
export interface Schema {
  $ref?: string;
  type?: SchemaType | SchemaType[];
  title?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  propertyNames?: Schema;
  /** By property, those that must be there with it. */
  dependentRequired?: Record<string, string[]>;
  /** What holds of values that fit another schema, and of others; properties of both are in `properties`, too. */
  conditions?: SchemaCondition[];
  minProperties?: number;
  maxProperties?: number;
  /** OpenAPI 3, "XML Object". */
  xml?: XmlForm;
  contentMediaType?: string;
  contentEncoding?: string;
  /** Of what a text holds once it is decoded. */
  contentSchema?: Schema;
  /** What `x-mint`, `x-docs`, `x-enum…` and their like say about this schema, under their own names. */
  extensions?: Record<string, unknown>;
}

/** JSON Schema's `if` with its branches; one of `dependentSchemas` asks for a property. */
export interface SchemaCondition {
  if: Schema;
  then?: Schema;
  else?: Schema;
}

export interface XmlForm {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: boolean;
  wrapped?: boolean;
  /** The value is the text of the element around it (OpenAPI 3.2, `nodeType`). */
  text?: 'text' | 'cdata';
}

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

export interface Operation {
  /** `ApiDocument.id`. */
  document: string;
  /** Upper case, or `WEBHOOK`. */
  method: string;
  /** The path template, e.g. `/users/{id}`; the name for a webhook. */
  path: string;
  operationId: string | null;
  summary: string;
  /** Markdown. */
  description: string;
  deprecated: boolean;
  tags: string[];
  servers: Server[];
  /** Alternatives: one of them must be satisfied; an empty list means that nothing is asked for. */
  security: SecurityRequirement[];
  parameters: Parameter[];
  requestBody: RequestBody | null;
  responses: ApiResponse[];
  callbacks: Callback[];
  codeSamples: CodeSample[];
  externalDocs: ExternalDocs | null;
  docs: OperationDocs;
}

/** What `x-docs`, `x-mint`, `x-hidden` and `x-excluded` ask for one page (docs/format.md#extensions). */
export interface OperationDocs {
  /** Front matter that overrides what the description gives. */
  metadata: Record<string, unknown>;
  /** MDX shown before the generated part. */
  content: string;
  href: string | null;
  groups: string[];
  /** `unlisted`: a page that navigation does not list. `excluded`: no page. */
  listing: 'listed' | 'unlisted' | 'excluded';
  playground: PlaygroundDisplay | null;
}

export type PlaygroundDisplay = 'interactive' | 'simple' | 'none' | 'auth';

/** Where the playground keeps what a reader types: in the browser for some time, until its tab is closed, nowhere. */
export type PlaygroundStorage = 'browser' | 'session' | 'none';

/** All schemes of one requirement must be satisfied together. `scheme` is a key of `ApiDocument.securitySchemes`. */
export type SecurityRequirement = { scheme: string; scopes: string[] }[];

export type SecurityScheme = {
  description: string;
  deprecated?: boolean;
  /** `x-default`: a value to start with. */
  prefill: string | null;
  /** AsyncAPI: the name by which servers and operations ask for it. */
  label?: string;
  /** AsyncAPI: a kind that belongs to the connection and not to requests, as written: `scramSha256`. */
  mechanism?: string;
} & (
  | { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; name: string }
  | { type: 'http'; scheme: string; bearerFormat: string | null }
  | { type: 'oauth2'; flows: OAuthFlow[]; metadataUrl?: string }
  | { type: 'openIdConnect'; url: string }
  | { type: 'mutualTLS' }
);

export interface OAuthFlow {
  grant: 'authorizationCode' | 'clientCredentials' | 'implicit' | 'password' | 'deviceAuthorization';
  authorizationUrl: string | null;
  tokenUrl: string | null;
  refreshUrl: string | null;
  scopes: Record<string, string>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie' | 'querystring';
  description: string;
  required: boolean;
  deprecated: boolean;
  schema: Schema;
  /** OpenAPI 3 section "Style Values"; the default of the place is already filled in. */
  style: string;
  explode: boolean;
  allowReserved: boolean;
  allowEmptyValue?: boolean;
  /** Set when the value is serialised by media type instead of by style. */
  contentType: string | null;
  examples: NamedExample[];
  /** What `x-mint` and `x-docs` beside it say, where there are any. */
  extensions?: Record<string, unknown>;
}

export interface RequestBody {
  description: string;
  required: boolean;
  contents: MediaContent[];
}

export interface MediaContent {
  /** E.g. `application/json`. */
  contentType: string;
  schema: Schema | null;
  /** Schema of one item of a streamed body (OpenAPI 3.2 `itemSchema`). */
  itemSchema: Schema | null;
  examples: NamedExample[];
  /** Examples whose values are no part of the description. */
  elsewhere?: ExternalExample[];
  /** Per property of a form or multipart body; `[0]` and `[…]` are places of one without names. */
  encoding: Record<string, PartEncoding>;
}

/** How one part of a body travels. */
export interface PartEncoding {
  contentType: string | null;
  style: string | null;
  explode: boolean | null;
  headers?: Parameter[];
  /** Of the part's own parts, as in `MediaContent`. */
  encoding?: Record<string, PartEncoding>;
}

export interface NamedExample {
  /** Empty for the single unnamed example. */
  name: string;
  summary: string;
  /** Markdown. */
  description?: string;
  value: unknown;
}

/** An example whose value stands elsewhere. */
export interface ExternalExample {
  name: string;
  summary: string;
  /** Markdown. */
  description: string;
  /** As written. */
  url: string;
}

export interface ApiResponse {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: string;
  contents: MediaContent[];
  headers: Parameter[];
  links: ResponseLink[];
}

/** What can be asked next with values of a response (OpenAPI 3, "Link Object"). */
export interface ResponseLink {
  name: string;
  description: string;
  /** Method and path of the operation that it leads to; else an `operationId` or a reference, as written. */
  target: string;
  /** Whether that is an operation of the same description. */
  isOwn: boolean;
  /** Values or runtime expressions by the name of the parameter that takes them. */
  parameters: Record<string, unknown>;
  requestBody?: unknown;
  server: Server | null;
}

export interface Callback {
  name: string;
  expression: string;
  operation: Operation;
}

export interface CodeSample {
  /** As written in the description. */
  lang: string;
  label: string;
  source: string;
}

export interface Channel {
  document: string;
  id: string;
  title: string;
  address: string;
  description: string;
  /** Names of its own and of its operations' tags; it is listed under the first. */
  tags: string[];
  /** Its own. */
  labels: TagText[];
  servers: ChannelServer[];
  parameters: Parameter[];
  externalDocs: ExternalDocs | null;
  bindings: ProtocolBindings;
  /** What opening it takes, and all that its operations ask for. */
  security: SecurityRequirement[];
  /** What the description says of each thing that can be done on it, besides the messages. */
  operations: ChannelOperation[];
  /** What a reader sends to the channel. */
  sends: ChannelMessage[];
  /** What a reader receives from it. */
  receives: ChannelMessage[];
}

/** Bindings by protocol, with references resolved. */
export type ProtocolBindings = Record<string, unknown>;

export interface ChannelServer extends Required<NamedServer> {
  tags: TagText[];
  externalDocs: ExternalDocs | null;
  security: SecurityRequirement[];
  bindings: ProtocolBindings;
}

/** An operation of AsyncAPI from the reader's side, with what its traits add. */
export interface ChannelOperation {
  /** Its key or `operationId`; empty where it has none. */
  id: string;
  title: string;
  /** Markdown. */
  description: string;
  /** What the reader does. */
  direction: 'send' | 'receive';
  tags: TagText[];
  externalDocs: ExternalDocs | null;
  security: SecurityRequirement[];
  bindings: ProtocolBindings;
  /** Names of its messages. */
  messages: string[];
  reply: ChannelReply | null;
}

export interface ChannelReply {
  /** Address of its channel, else the channel's id; empty where it comes on the operation's own channel. */
  channel: string;
  /** Where in the request stands to which address the answer goes. */
  address: ValuePlace | null;
  /** Names of its messages. */
  messages: string[];
}

export interface ChannelMessage {
  /** Unique among the messages of its direction. */
  name: string;
  title: string;
  description: string;
  tags: TagText[];
  externalDocs: ExternalDocs | null;
  contentType: string;
  payload: Schema | null;
  /** The payload's schema as written, where it is in another language than JSON Schema. */
  payloadSource: SchemaSource | null;
  headers: Schema | null;
  /** Of the payload. */
  examples: NamedExample[];
  headerExamples: NamedExample[];
  /** Where it stands to which other message it belongs. */
  correlationId: ValuePlace | null;
  bindings: ProtocolBindings;
}

/** A schema in a language of its own, such as Avro or Protobuf. */
export interface SchemaSource {
  /** Its `schemaFormat`: `application/vnd.apache.avro;version=1.9.0`. */
  format: string;
  /** For highlighting. */
  language: 'json' | 'protobuf' | 'text';
  code: string;
}

/** A place in messages that holds a value with a meaning of its own. */
export interface ValuePlace {
  /** A runtime expression: `$message.header#/correlationId`. */
  location: string;
  /** Markdown. */
  description: string;
}

/** A language that code can be generated in. */
export interface SnippetLanguage {
  /** A key of docs/format.md#snippet-languages, e.g. `csharp`. */
  key: string;
  aliases: string[];
  /** What a reader sees on the tab, e.g. `C#`. */
  label: string;
  /** The language name for syntax highlighting. */
  highlight: string;
  icon: string;
}

/**
 * Complete, runnable source text that sends exactly `request`; one file for each language in
 * `src/shared/snippets/languages`. Ends without a line break.
 */
export type SnippetWriter = (request: HttpRequest) => string;
