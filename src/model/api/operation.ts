import type { Schema } from './schema.ts';
import type { Server } from './server.ts';
import type { ExternalDocs } from './tag.ts';

export interface Operation {
  /** `ApiDocument.id`. */
  document: string;
  /** As it is sent, or `WEBHOOK`. */
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
  /** A part of the operation stands in a file of the web, whose code does not run. */
  isFromElsewhere: boolean;
  href: string | null;
  groups: string[];
  /** `unlisted`: a page that navigation does not list. `excluded`: no page. */
  listing: 'listed' | 'unlisted' | 'excluded';
  playground: PlaygroundDisplay | null;
  /** Lists of inner fields are open at first. */
  isExpanded?: true;
}

export type PlaygroundDisplay = 'interactive' | 'simple' | 'none' | 'auth';

/** Where the playground keeps what a reader types: in the browser for some time, until its tab is closed, nowhere. */
export type PlaygroundStorage = 'browser' | 'session' | 'none';

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
  /** The `x-…` keys beside it, where there are any. */
  extensions?: Record<string, unknown>;
}

/** All schemes of one requirement must be satisfied together. `scheme` is a key of `ApiDocument.securitySchemes`. */
export type SecurityRequirement = {
  scheme: string;
  scopes: string[];
  /** What the operation says itself of the header, query parameter or cookie that carries the credential. */
  parameter?: Parameter;
}[];

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
