import type { HttpField } from '../../../model/http.ts';

/** What a program does on a channel, as data. */
export interface ChannelCall {
  direction: 'send' | 'receive';
  /** Of the server, in lower case: `wss`, `kafka-secure`. */
  protocol: string;
  /** With the variables and parameters that have a value filled in. */
  url: string;
  /** The channel's address: topic, routing key or queue. */
  topic: string;
  /** The message as text; of a channel that is only received, empty. */
  message: string;
  /** Of the handshake of a WebSocket, or of the message. */
  headers: HttpField[];
  /** How the connection is signed in to; `null` where it is not. */
  login: { mechanism: string } | null;
  /** Of the channel, the operation and the message, by protocol. */
  bindings: Record<string, Record<string, unknown>>;
}

/** A program or command for a channel. */
export interface ChannelSnippet {
  /** What a reader sees on the tab. */
  label: string;
  /** For highlighting. */
  language: string;
  code: string;
}
