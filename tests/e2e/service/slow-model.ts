import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowModel {
  url: string;
  /** The conversations it was sent. */
  conversations: { role: string; content: string | null }[][];
  close: () => void;
}

export interface SlowModelOptions {
  /** How many each answer has. */
  words: number;
  /** Milliseconds after each of them. */
  pause: number;
  /** How many answers, from the first, end because they may be no longer. */
  cutAnswers?: number;
}

/** A model of the OpenAI form that writes a word every so many milliseconds. */
export async function startSlowModel({ words, pause, cutAnswers = 0 }: SlowModelOptions): Promise<SlowModel> {
  const conversations: SlowModel['conversations'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const isCut = conversations.length < cutAnswers;
    conversations.push((JSON.parse(body) as { messages: SlowModel['conversations'][number] }).messages);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let word = 0; word < words && !response.destroyed; word++) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: `word${word} ` } }] })}\n\n`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    const end = { choices: [{ delta: {}, finish_reason: isCut ? 'length' : 'stop' }] };
    response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    conversations,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
