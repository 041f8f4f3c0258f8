import type { HttpField } from '../../../model/http.ts';
import { quoteJs } from '../javascript-values.ts';
import { easiestQuote, escapeWide, quoteString } from '../quote-string.ts';
import { shellQuote, shellWord } from '../shell-quote.ts';
import type { ChannelCall, ChannelSnippet } from './channel-call.ts';
import { compactJson } from './compact-json.ts';

/** Programs that open a WebSocket, send a message where one can be sent, and print what comes. */
export function writeWebSocket(call: ChannelCall): ChannelSnippet[] {
  return [
    { label: 'JavaScript', language: 'javascript', code: browser(call) },
    { label: 'Node.js', language: 'javascript', code: node(call) },
    { label: 'Python', language: 'python', code: python(call) },
    { label: 'websocat', language: 'bash', code: websocat(call) },
  ];
}

const protocolHeader = 'sec-websocket-protocol';

function protocolsOf({ headers }: ChannelCall): string[] {
  return headers
    .filter(({ name }) => name.toLowerCase() === protocolHeader)
    .flatMap(({ value }) => value.split(',').map((protocol) => protocol.trim()))
    .filter(Boolean);
}

function otherHeaders({ headers }: ChannelCall): HttpField[] {
  return headers.filter(({ name }) => name.toLowerCase() !== protocolHeader);
}

function browser(call: ChannelCall): string {
  const names = otherHeaders(call).map(({ name }) => name);
  const note = names.length === 0 ? '' : `// Browsers cannot set the headers of a WebSocket: ${names.join(', ')}\n`;
  const protocols = protocolsOf(call).map(quoteJs);
  const list = protocols.length === 0 ? '' : `, [${protocols.join(', ')}]`;
  return `${note}${javascript(call, list)}`;
}

/** Node's own `WebSocket` takes headers among its options. */
function node(call: ChannelCall): string {
  const headers = otherHeaders(call).map(({ name, value }) => `    ${quoteJs(name)}: ${quoteJs(value)}`);
  const options = [
    ...(protocolsOf(call).length > 0 ? [`  protocols: [${protocolsOf(call).map(quoteJs).join(', ')}]`] : []),
    ...(headers.length > 0 ? [`  headers: {\n${headers.join(',\n')}\n  }`] : []),
  ];
  return javascript(call, options.length === 0 ? '' : `, {\n${options.join(',\n')}\n}`);
}

function javascript({ url, direction, message }: ChannelCall, options: string): string {
  return [
    `const socket = new WebSocket(${quoteJs(url)}${options});`,
    ...(direction === 'send' ? [`socket.onopen = () => socket.send(${quoteJs(compactJson(message))});`] : []),
    'socket.onmessage = ({ data }) => console.log(data);',
    'socket.onclose = ({ code, reason }) => console.log(code, reason);',
  ].join('\n');
}

/** The package `websockets`. */
function python(call: ChannelCall): string {
  const headers = otherHeaders(call).map(({ name, value }) => `${quotePy(name)}: ${quotePy(value)}`);
  const protocols = protocolsOf(call).map(quotePy);
  const options = [
    quotePy(call.url),
    ...(headers.length > 0 ? [`additional_headers={${headers.join(', ')}}`] : []),
    ...(protocols.length > 0 ? [`subprotocols=[${protocols.join(', ')}]`] : []),
  ];
  const target = options.length === 1 ? options[0]! : `\n${options.map((option) => `    ${option},\n`).join('')}`;
  return [
    'from websockets.sync.client import connect',
    '',
    `with connect(${target}) as socket:`,
    ...(call.direction === 'send' ? [`    socket.send(${quotePy(compactJson(call.message))})`] : []),
    '    for message in socket:',
    '        print(message)',
  ].join('\n');
}

function quotePy(text: string): string {
  return quoteString(text, { quote: easiestQuote(text, '"'), unicode: escapeWide });
}

/** A line of standard input is a message, and line breaks in JSON count for nothing; other texts end with a NUL. */
function websocat(call: ChannelCall): string {
  const text = compactJson(call.message);
  const isOneLine = !text.includes('\n');
  const protocols = protocolsOf(call).join(', ');
  const command = [
    'websocat',
    ...(call.direction === 'send' ? ['--no-close'] : []),
    ...(isOneLine ? [] : ['--null-terminated']),
    ...(protocols === '' ? [] : [`--protocol ${shellQuote(protocols)}`]),
    shellWord(call.url),
    // `-H` takes every word behind it for one more header (vi/websocat#90).
    ...otherHeaders(call).map(({ name, value }) => `-H ${shellQuote(`${name}: ${value}`)}`),
  ].join(' \\\n  ');
  const end = isOneLine ? '\\n' : '\\0';
  return call.direction === 'send' ? `printf '%s${end}' ${shellQuote(text)} |\n${command}` : command;
}
