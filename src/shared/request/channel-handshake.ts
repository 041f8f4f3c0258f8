import type { Channel } from '../../model/api/channel.ts';
import type { Operation } from '../../model/api/operation.ts';
import { handshakeSecurity } from './handshake-security.ts';
import { isWebSocket } from './is-web-socket.ts';
import { noDocs } from './no-docs.ts';

/** The request that opens a channel of a WebSocket server, with what can be sent on it as bodies. */
export function channelHandshake({
  document,
  id,
  title,
  address,
  description,
  servers,
  parameters,
  operations,
  sends,
}: Channel): Operation {
  const sockets = servers.filter(({ protocol }) => isWebSocket(protocol));
  return {
    document,
    method: 'GET',
    path: address.startsWith('/') || address === '' ? address : `/${address}`,
    operationId: id,
    summary: title,
    description,
    deprecated: false,
    tags: [],
    servers: sockets,
    // Other servers of the channel are signed in to in their own ways.
    security: handshakeSecurity(sockets, operations),
    parameters,
    requestBody: {
      description: '',
      required: false,
      contents: sends.map(({ contentType, payload, examples }) => ({
        contentType,
        schema: payload,
        itemSchema: null,
        examples,
        encoding: {},
      })),
    },
    responses: [],
    callbacks: [],
    codeSamples: [],
    externalDocs: null,
    docs: noDocs,
  };
}
