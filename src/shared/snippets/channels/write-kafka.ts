import { shellQuote, shellWord } from '../shell-quote.ts';
import type { ChannelCall, ChannelSnippet } from './channel-call.ts';
import { compactJson } from './compact-json.ts';

/** Mechanisms of AsyncAPI as librdkafka names them. */
const mechanisms: Record<string, string> = {
  plain: 'PLAIN',
  userPassword: 'PLAIN',
  scramSha256: 'SCRAM-SHA-256',
  scramSha512: 'SCRAM-SHA-512',
  gssapi: 'GSSAPI',
};

/** kcat: produces the message, or prints what comes. */
export function writeKafka(call: ChannelCall): ChannelSnippet[] {
  const { direction, topic, message, headers, bindings } = call;
  const name = typeof bindings.kafka?.topic === 'string' ? bindings.kafka.topic : topic;
  const options = [
    `-b ${shellWord(call.url.replace(/^[a-z-]+:\/\//i, ''))}`,
    `-t ${shellWord(name)}`,
    ...security(call),
    ...(direction === 'send'
      ? ['-P', ...headers.map((header) => `-H ${shellQuote(`${header.name}=${header.value}`)}`)]
      : ['-C']),
  ];
  const command = ['kcat', ...options].join(' \\\n  ');
  const text = compactJson(message);
  // kcat reads a message from each line unless told what else parts them.
  const separator = text.includes('\n') ? " -D '\\x01'" : '';
  const code = direction === 'send' ? `printf '%s' ${shellQuote(text)} |\n${command}${separator}` : command;
  return [{ label: 'kcat', language: 'bash', code }];
}

function security({ protocol, login }: ChannelCall): string[] {
  const isSecure = /^kafka-secure|^kafkas/.test(protocol);
  const mechanism = login === null ? undefined : mechanisms[login.mechanism];
  if (mechanism === undefined) return isSecure ? ['-X security.protocol=ssl'] : [];
  const names =
    mechanism === 'GSSAPI' ? [] : ['-X sasl.username="$KAFKA_USERNAME"', '-X sasl.password="$KAFKA_PASSWORD"'];
  return [
    `-X security.protocol=${isSecure ? 'sasl_ssl' : 'sasl_plaintext'}`,
    `-X sasl.mechanisms=${mechanism}`,
    ...names,
  ];
}
