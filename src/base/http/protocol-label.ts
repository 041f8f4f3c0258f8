import type { Channel } from '../../model/api/channel.ts';

/**
 * The protocol of a channel, as readers know it; that of the web in its secured form, any other without it: `WSS`,
 * `KAFKA`, `MQTT`.
 */
export function protocolLabel({ servers }: Pick<Channel, 'servers'>): string {
  const protocol = servers[0]?.protocol ?? 'wss';
  return protocol
    .replace(/^ws$/, 'wss')
    .replace(/-secure$|(?<=^(?:mqtt|amqp|stomp))s$/, '')
    .toUpperCase();
}
