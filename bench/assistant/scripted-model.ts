import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { estimateTokens } from '../../src/service/assistant/openai/estimate-tokens.ts';

/** What the scripted model saw of one answer. */
export interface ScriptedAnswer {
  requests: number;
  /** Of its largest request. */
  tokens: number;
  /** All that it was given to read. */
  passages: { number: number; url: string; content: string }[];
}

export interface ScriptedModel {
  baseUrl: string;
  /** What it saw since the last time. */
  take: () => ScriptedAnswer;
  close: () => void;
}

/** With less of the question in a passage it searches again, and answers nothing in the end. */
const enough = 0.6;
const least = 0.34;
const mostSearches = 2;
/** Where links must not lead. */
export const elsewhere = 'https://elsewhere.example';

interface Message {
  role: string;
  content: string | null;
}

/**
 * An endpoint of the OpenAI form whose model follows a script, so that what the service does for a model can be
 * measured: it searches again for the words that no passage has, quotes the sentence that has most words of the
 * question and cites its passage. As models do it thinks aloud, links what it was told not to link, and is too busy for
 * every seventh request.
 */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let seen: ScriptedAnswer = { requests: 0, tokens: 0, passages: [] };
  let count = 0;
  const server = createServer(async (request, response) => {
    const text = await readAll(request);
    if (++count % 7 === 0) return void response.writeHead(429, { 'retry-after': '0' }).end('{}');
    const { messages } = JSON.parse(text) as { messages: Message[] };
    seen.requests++;
    seen.tokens = Math.max(seen.tokens, estimateTokens(JSON.stringify(messages)));
    seen.passages = messages.flatMap(readPassages);
    answer(response, { question: messages.findLast(({ role }) => role === 'user')?.content ?? '', seen });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    take: () => {
      const taken = seen;
      seen = { requests: 0, tokens: 0, passages: [] };
      return taken;
    },
    close: () => void server.close(),
  };
}

function answer(response: ServerResponse, { question, seen }: { question: string; seen: ScriptedAnswer }): void {
  const asked = wordsOf(question.split('\n\n')[0]!);
  const rated = seen.passages
    .map((passage) => ({ passage, share: shareOf(asked, passage.content) }))
    .sort((a, b) => b.share - a.share);
  const [best] = rated;
  const missing = asked.filter((word) => !seen.passages.some(({ content }) => wordsOf(content).includes(word)));
  if ((!best || best.share < enough) && seen.requests <= mostSearches)
    return send(response, [call((missing.length > 0 ? missing : asked).join(' '))]);
  if (!best || best.share < least) return send(response, [write('The documentation does not say.')]);
  const sentence = best.passage.content
    .split(/(?<=[.!?:])\s+|\n+/)
    .toSorted((a, b) => shareOf(asked, b) - shareOf(asked, a))[0]!;
  send(response, [
    write('<think>Let me see.</think>'),
    write(`${sentence} [${best.passage.number}]\n\n[More](${elsewhere}/a) ![](${elsewhere}/b.png)\n\n`),
    write(`- \`\`\`\n[x](${elsewhere}/c)\n\`\`\`\n`),
  ]);
}

function readPassages({ role, content }: Message): ScriptedAnswer['passages'] {
  if (role !== 'tool' || !content) return [];
  const { passages = [] } = JSON.parse(content) as Partial<ScriptedAnswer>;
  return passages;
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu))];
}

function shareOf(asked: readonly string[], text: string): number {
  const own = new Set(wordsOf(text));
  return asked.filter((word) => own.has(word)).length / Math.max(1, asked.length);
}

const write = (content: string): object => ({ content });
const call = (query: string): object => ({
  tool_calls: [
    { index: 0, id: `call_${query}`, function: { name: 'search_documentation', arguments: JSON.stringify({ query }) } },
  ],
});

function send(response: ServerResponse, deltas: readonly object[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const delta of deltas) response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
  response.end('data: {"choices":[],"usage":{"prompt_tokens":1000,"completion_tokens":100}}\n\ndata: [DONE]\n\n');
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
