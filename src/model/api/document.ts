import type { Channel, ChannelServer } from './channel.ts';
import type { Operation } from './operation.ts';
import type { Schema } from './schema.ts';
import type { SecurityScheme } from './security.ts';
import type { NamedServer } from './server.ts';
import type { ExternalDocs, Tag, TagGroup, TagText } from './tag.ts';

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
  servers: (NamedServer | ChannelServer)[];
  tags: Tag[];
  tagGroups: TagGroup[];
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
