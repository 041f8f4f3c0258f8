import type { NamedExample, Parameter, SecurityRequirement } from './operation.ts';
import type { Schema } from './schema.ts';
import type { NamedServer } from './server.ts';
import type { ExternalDocs, TagText } from './tag.ts';

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
  /** What travels on it in a direction that nobody can tell, since an operation cannot be read. */
  messages: ChannelMessage[];
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
  /** What the reader does; `message` where the description does not say which of both. */
  direction: 'send' | 'receive' | 'message';
  tags: TagText[];
  externalDocs: ExternalDocs | null;
  security: SecurityRequirement[];
  bindings: ProtocolBindings;
  /** Names of its messages. */
  messages: string[];
  reply: ChannelReply | null;
}

export interface ChannelReply {
  /** Of its channel; `null` where it names none, or one that the description does not list. */
  id: string | null;
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
  /** Its `messageId`, which AsyncAPI 2 has; empty without one. */
  id: string;
  title: string;
  description: string;
  tags: TagText[];
  externalDocs: ExternalDocs | null;
  /** Empty where none is named for a payload in another language than JSON Schema. */
  contentType: string;
  payload: Schema | null;
  /** The payload's schema as written, where it is in another language than JSON Schema. */
  payloadSource: SchemaSource | null;
  headers: Schema | null;
  /** As `payloadSource`. */
  headersSource: SchemaSource | null;
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
