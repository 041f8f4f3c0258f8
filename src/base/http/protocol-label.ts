import type { Channel } from '../../model/api/channel.ts';

/**
 * The protocol of a channel, as readers know it; that of the web in its secured form, any other without it: `WSS`,
 * `KAFKA`, `MQTT`. Without servers it is the one that something is said for; empty where nothing tells.
 */
export function protocolLabel({
  servers,
  bindings,
  operations,
}: Pick<Channel, 'servers' | 'bindings' | 'operations'>): string {
  const bound = [{ bindings }, ...operations].flatMap((one) => Object.keys(one.bindings));
  const protocol = servers[0]?.protocol ?? bound.find((name) => !name.startsWith('x-')) ?? '';
  return protocol
    .replace(/^ws$/, 'wss')
    .replace(/-secure$|(?<=^(?:mqtt|amqp|stomp))s$/, '')
    .toUpperCase();
}
