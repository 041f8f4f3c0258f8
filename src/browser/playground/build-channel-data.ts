import type { ApiDocument, Channel, Operation } from '../../model/api.ts';
import type { ApiConfig } from '../../model/config.ts';
import type { OperationData } from '../../model/operation-data.ts';
import { buildOperationData } from './build-operation-data.ts';

export interface ChannelDataOptions {
  document: ApiDocument;
  channel: Channel;
  config: ApiConfig;
  base: string;
}

/** Method under which a channel's data is addressed, its id being the path. */
export const channelMethod = 'WSS';

/** A channel as the request that opens it: its address, parameters and credentials; its messages are the bodies. */
export function buildChannelData({ channel, ...options }: ChannelDataOptions): OperationData {
  const data = buildOperationData({ ...options, operation: handshakeOf(channel) });
  const contents = data.operation.requestBody?.contents ?? [];
  const messages = channel.sends.map(({ name, title }, index) => ({ title: title || name, content: contents[index]! }));
  return { ...data, operation: { ...data.operation, requestBody: null }, messages };
}

function handshakeOf({
  document,
  id,
  title,
  address,
  description,
  servers,
  parameters,
  security,
  sends,
}: Channel): Operation {
  return {
    document,
    method: 'GET',
    path: address.startsWith('/') || address === '' ? address : `/${address}`,
    operationId: id,
    summary: title,
    description,
    deprecated: false,
    tags: [],
    servers: servers.filter(({ protocol }) => isWebSocket(protocol)),
    security,
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
    docs: { metadata: {}, content: '', href: null, groups: [], listing: 'listed', playground: null },
  };
}

/** Browsers speak no other protocol of AsyncAPI. */
export function isWebSocket(protocol: string): boolean {
  return /^wss?$/i.test(protocol);
}
