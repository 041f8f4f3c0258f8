import type { Channel } from '../../model/api/channel.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { ApiConfig } from '../../model/config.ts';
import type { OperationData } from '../../model/operation-data.ts';
import { channelHandshake } from '../../shared/request/channel-handshake.ts';
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
  const data = buildOperationData({ ...options, operation: channelHandshake(channel) });
  const contents = data.operation.requestBody?.contents ?? [];
  const messages = channel.sends.map(({ name, title }, index) => ({ title: title || name, content: contents[index]! }));
  return { ...data, operation: { ...data.operation, requestBody: null }, messages };
}
