import { isExactNumber } from '../../base/values/exact-number.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import type { Channel, ChannelMessage, ChannelServer, ProtocolBindings } from '../../model/api/channel.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { HttpField } from '../../model/http.ts';
import { contentExamples } from '../../read/openapi/content-examples.ts';
import { sampleValue } from '../../shared/json-schema/sample-value.ts';
import { asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import { buildRequest } from '../../shared/request/build-request.ts';
import { channelHandshake } from '../../shared/request/channel-handshake.ts';
import { defaultValues } from '../../shared/request/default-values.ts';
import { isWebSocket } from '../../shared/request/is-web-socket.ts';
import type { ChannelCall, ChannelSnippet } from '../../shared/snippets/channels/channel-call.ts';
import { writeChannelSnippets } from '../../shared/snippets/channels/write-channel-snippets.ts';

/** Programs and commands that use a channel, one set for each protocol of its servers: send first, else receive. */
export function buildChannelSnippets(channel: Channel, document: ApiDocument): ChannelSnippet[] {
  const servers = firstOf(channel.servers, ({ protocol }) => protocol);
  const all = servers.flatMap((server) => snippetsOn(server, channel, document));
  return firstOf(all, ({ label }) => label);
}

function firstOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return Array.from(Map.groupBy(items, keyOf).values(), ([first]) => first!);
}

function snippetsOn(server: ChannelServer, channel: Channel, document: ApiDocument): ChannelSnippet[] {
  const directions = (['send', 'receive'] as const).filter((direction) => messageOf(channel, direction) !== undefined);
  // Both ways of a WebSocket are one program.
  const wanted = isWebSocket(server.protocol) ? directions.slice(0, 1) : directions;
  return wanted.flatMap((direction) => {
    const call = callOf(direction, { server, channel, document });
    const many = wanted.length > 1;
    return writeChannelSnippets(call).map((snippet) =>
      many && snippet.label === 'kcat' ? { ...snippet, label: `kcat ${direction === 'send' ? '-P' : '-C'}` } : snippet,
    );
  });
}

/** No command writes Avro or Protobuf, so such a message is only received. */
function messageOf(channel: Channel, direction: ChannelCall['direction']): ChannelMessage | undefined {
  const messages = channel[`${direction}s`];
  return direction === 'send' ? messages.find(({ payloadSource }) => payloadSource === null) : messages[0];
}

interface Place {
  server: ChannelServer;
  channel: Channel;
  document: ApiDocument;
}

function callOf(direction: ChannelCall['direction'], { server, channel, document }: Place): ChannelCall {
  const message = messageOf(channel, direction)!;
  const operation = channel.operations.find((candidate) => candidate.direction === direction);
  const { url, headers } = isWebSocket(server.protocol)
    ? handshake(channel, document)
    : { url: addressOf(server), headers: messageHeaders(message.headers, document) };
  return {
    direction,
    protocol: server.protocol,
    url,
    topic: topicOf(channel, direction),
    message: direction === 'send' ? messageText(message, document) : '',
    headers,
    login: loginOf([...server.security, ...(operation?.security ?? [])], document),
    bindings: joinBindings([channel.bindings, operation?.bindings ?? {}, message.bindings]),
  };
}

function handshake(channel: Channel, document: ApiDocument): { url: string; headers: HttpField[] } {
  const operation = channelHandshake(channel);
  const values = defaultValues({ document, operation, only: 'required', fill: 'samples' });
  const { url, headers, cookies } = buildRequest({ document, operation, values });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const sent = headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  return { url, headers: cookie === '' ? sent : [...sent, { name: 'Cookie', value: cookie }] };
}

function addressOf({ url, variables }: ChannelServer): string {
  return url.replace(/\{([^{}]+)\}/g, (place, name: string) => {
    return variables.find((variable) => variable.name === name)?.default || place;
  });
}

/** A subscription may leave parts open, so only what is sent is filled in. */
function topicOf({ address, id, parameters }: Channel, direction: ChannelCall['direction']): string {
  const topic = address || id;
  if (direction === 'receive') return topic;
  return topic.replace(/\{([^{}]+)\}/g, (place, name: string) => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const value = schema?.default ?? schema?.examples?.[0] ?? schema?.enum?.[0];
    return typeof value === 'string' || typeof value === 'number' || isExactNumber(value) ? scalarText(value) : place;
  });
}

function messageText({ contentType, payload, examples }: Channel['sends'][number], { schemas }: ApiDocument): string {
  const content = { contentType, schema: payload, itemSchema: null, examples, encoding: {} };
  return contentExamples(content, { schemas, mode: 'request' })[0]?.code ?? '';
}

/** Those that a message must have. */
function messageHeaders(schema: Channel['sends'][number]['headers'], { schemas }: ApiDocument): HttpField[] {
  const sample = schema === null ? {} : sampleValue(schema, { schemas, mode: 'request', only: 'required' });
  return entriesOf(sample).map(([name, value]) => ({
    name,
    value: scalarText(value),
  }));
}

function loginOf(security: Channel['security'], { securitySchemes }: ApiDocument): ChannelCall['login'] {
  const schemes = security
    .flat()
    .flatMap(({ scheme }) => (Object.hasOwn(securitySchemes, scheme) ? [securitySchemes[scheme]!] : []));
  const mechanism = schemes.find((scheme) => scheme.mechanism !== undefined && scheme.type === 'http')?.mechanism;
  return mechanism === undefined ? null : { mechanism };
}

function joinBindings(all: readonly ProtocolBindings[]): ChannelCall['bindings'] {
  const joined: ChannelCall['bindings'] = {};
  for (const [protocol, binding] of all.flatMap((bindings) => entriesOf(bindings)))
    joined[protocol] = { ...joined[protocol], ...asTree(binding) };
  return joined;
}
