import { shellQuote, shellWord } from '../shell-quote.ts';
import type { ChannelCall, ChannelSnippet } from './channel-call.ts';
import { compactJson } from './compact-json.ts';
import { openParts } from './open-parts.ts';

/** Mosquitto's clients: `mosquitto_pub` and `mosquitto_sub`. */
export function writeMqtt(call: ChannelCall): ChannelSnippet[] {
  const { direction, topic, message, login, bindings, protocol } = call;
  const { qos, retain } = { ...bindings.mqtt, ...bindings.mqtt5 };
  const { host, port } = addressOf(call.url);
  const isSecure = /^(secure-mqtt|mqtts)/.test(protocol);
  const options = [
    `-h ${shellWord(host)}`,
    ...(port === '' ? (isSecure ? ['-p 8883'] : []) : [`-p ${shellWord(port)}`]),
    ...(isSecure ? ['--tls-use-os-certs'] : []),
    ...('mqtt5' in bindings || protocol === 'mqtt5' ? ['-V 5'] : []),
    ...(login ? ['-u "$MQTT_USERNAME" -P "$MQTT_PASSWORD"'] : []),
    // A subscription may leave levels of a topic open, each as a whole.
    `-t ${shellWord(direction === 'send' ? topic : openParts(topic, { between: '/', open: '+' }))}`,
    ...(qos === 1 || qos === 2 ? [`-q ${qos}`] : []),
    ...(direction === 'send' ? [...(retain === true ? ['-r'] : []), `-m ${shellQuote(compactJson(message))}`] : ['-v']),
  ];
  const tool = direction === 'send' ? 'mosquitto_pub' : 'mosquitto_sub';
  return [{ label: tool, language: 'bash', code: [tool, ...options].join(' \\\n  ') }];
}

/** An option names an IPv6 address without the brackets that part it from a port in a URL (RFC 3986, 3.2.2). */
function addressOf(url: string): { host: string; port: string } {
  const [, address, name = '', port = ''] =
    /^(?:[\w+.-]+:\/\/)?(?:\[([^\]]*)\]|([^:/?#]*))(?::([^/?#]*))?/.exec(url) ?? [];
  return { host: address ?? name, port };
}
