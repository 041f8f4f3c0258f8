import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface MockModel {
  baseUrl: string;
  /** Bodies of the requests so far. */
  requests: {
    body: {
      messages: { role: string; content: string | null; tool_calls?: unknown[] }[];
      tools?: unknown[];
      tool_choice?: string;
    };
    authorization: string | undefined;
  }[];
  /** Requests whose client went away before the end. */
  broken: () => number;
}

type Turn = (response: ServerResponse) => void | Promise<void>;

/** An endpoint of the OpenAI form that answers its requests with the given turns, in order. */
export async function startMockModel(turns: Turn[]): Promise<MockModel> {
  const requests: MockModel['requests'] = [];
  let broken = 0;
  const server = createServer(async (request, response) => {
    response.once('close', () => void (response.writableFinished || broken++));
    requests.push({
      body: JSON.parse(await readAll(request)) as MockModel['requests'][number]['body'],
      authorization: request.headers.authorization,
    });
    await turns[Math.min(requests.length, turns.length) - 1]!(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests, broken: () => broken };
}

/** A turn that streams deltas, cut into pieces that respect neither lines nor characters. */
export function streamDeltas(...deltas: object[]): Turn {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const events = deltas.map(
      (delta, index) =>
        `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: index === deltas.length - 1 ? 'stop' : null }] })}\n\n`,
    );
    const bytes = Buffer.from(
      `: hello\n\n${events.join('')}data: {"choices":[],"usage":{"total_tokens":5}}\n\ndata: [DONE]\n\n`,
    );
    for (let start = 0; start < bytes.length; start += 17) {
      response.write(bytes.subarray(start, start + 17));
      if (start % 170 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
}

/** A tool call whose arguments come in pieces, as endpoints send it. */
export function callTool(id: string, text: string): Turn {
  const half = Math.ceil(text.length / 2);
  return streamDeltas(
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ index: 0, id, type: 'function', function: { name: 'search_documentation', arguments: '' } }],
    },
    { tool_calls: [{ index: 0, function: { arguments: text.slice(0, half) } }] },
    { tool_calls: [{ index: 0, function: { arguments: text.slice(half) } }] },
  );
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
