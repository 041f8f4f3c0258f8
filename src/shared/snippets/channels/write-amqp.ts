import { isObject } from '../../../base/values/is-object.ts';
import { shellQuote } from '../shell-quote.ts';
import type { ChannelCall, ChannelSnippet } from './channel-call.ts';
import { compactJson } from './compact-json.ts';
import { openParts } from './open-parts.ts';

/** The command-line clients of RabbitMQ's C library: `amqp-publish` and `amqp-consume`. */
export function writeAmqp(call: ChannelCall): ChannelSnippet[] {
  const { direction, topic, message, headers, login } = call;
  const { is, exchange, queue } = call.bindings.amqp ?? {};
  const exchangeName = nameOf(exchange);
  const queueName = nameOf(queue) || topic;
  const options = [`--url=${login ? withLogin(call.url) : shellQuote(call.url)}`];
  if (direction === 'receive') {
    const bound = exchangeName === '' || is === 'queue' ? [] : [`--exchange=${shellQuote(exchangeName)}`];
    const source = is === 'queue' || exchangeName === '' ? [`--queue=${shellQuote(queueName)}`] : [];
    // Words of a routing key may be left open, each as a whole.
    const pattern = isTopic(exchange) ? openParts(topic, { between: '.', open: '*' }) : topic;
    const key = bound.length > 0 ? [`--routing-key=${shellQuote(pattern)}`] : [];
    return [tool('amqp-consume', [...options, ...source, ...bound, ...key, 'cat'])];
  }
  const target = is === 'queue' || exchangeName === '' ? [] : [`--exchange=${shellQuote(exchangeName)}`];
  const key = `--routing-key=${shellQuote(is === 'queue' ? queueName : topic)}`;
  const fields = headers.map(({ name, value }) => `--header=${shellQuote(`${name}: ${value}`)}`);
  return [tool('amqp-publish', [...options, ...target, key, ...fields, `--body=${shellQuote(compactJson(message))}`])];
}

/** The clients take a login in the address alone. */
function withLogin(url: string): string {
  const [, scheme = 'amqp://', rest = url] = /^(amqps?:\/\/)(.*)$/s.exec(url) ?? [];
  return `${scheme}"$AMQP_USERNAME:$AMQP_PASSWORD"@${shellQuote(rest)}`;
}

function tool(name: string, options: readonly string[]): ChannelSnippet {
  return { label: name, language: 'bash', code: [name, ...options].join(' \\\n  ') };
}

function isTopic(exchange: unknown): boolean {
  return isObject(exchange) && exchange['type'] === 'topic';
}

function nameOf(value: unknown): string {
  const name = isObject(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : '';
}
