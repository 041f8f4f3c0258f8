import type { ChannelCall, ChannelSnippet } from './channel-call.ts';
import { writeAmqp } from './write-amqp.ts';
import { writeKafka } from './write-kafka.ts';
import { writeMqtt } from './write-mqtt.ts';
import { writeWebSocket } from './write-web-socket.ts';

/** Programs and commands for a channel, by the protocol of its server; none for a protocol without a usual client. */
export function writeChannelSnippets(call: ChannelCall): ChannelSnippet[] {
  const { protocol } = call;
  if (/^wss?$/.test(protocol)) return writeWebSocket(call);
  if (/^kafka/.test(protocol)) return writeKafka(call);
  if (/^(secure-)?mqtt/.test(protocol)) return writeMqtt(call);
  if (/^amqps?$/.test(protocol)) return writeAmqp(call);
  return [];
}
