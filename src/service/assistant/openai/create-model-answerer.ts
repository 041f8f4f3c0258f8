import { AnswerFailed } from '../answer-failed.ts';
import type { Answerer, AnswerPart, Question, TokenUsage } from '../answerer.ts';
import { passageTitle } from '../passage-title.ts';
import { buildInstructions, renderPassages, renderQuestion, searchTool } from './build-prompt.ts';
import { type Citations, createCitations } from './create-citations.ts';
import { createLinkChecker, type LinkChecker } from './create-link-checker.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { fitThread } from './fit-thread.ts';
import type { ToolCall } from './read-completion.ts';
import { type ModelEndpoint, requestCompletion } from './request-completion.ts';

export interface ModelOptions extends ModelEndpoint {
  /** The operator's own words to the model; empty for none. */
  instructions: string;
  /** Most tokens that the model is given to read in one request, all together. */
  contextTokens: number;
}

/** A model that still searches after so many times has to answer with what it has. */
const mostSearches = 4;
const longestQuery = 500;
/** A message of more characters says by itself what it is about. */
const longestFollowUp = 40;
/** Of all tokens: what the site's own words to the model may take. */
const siteShare = 0.2;
/** Of the tokens that the instructions leave: what the question and the thread may take; passages get the rest. */
const questionShare = 0.35;
const threadShare = 0.3;
/** With less room than this there are no more passages. */
const leastPassages = 150;

/** Makes the answerer that has a model write, from passages that it looks up itself. */
export function createModelAnswerer(options: ModelOptions): Answerer {
  return { name: options.model, answer: (question) => new ModelAnswer(options, question).write() };
}

class ModelAnswer {
  readonly #options: ModelOptions;
  readonly #question: Question;
  readonly #messages: unknown[] = [];
  readonly #citations: Citations;
  #checker: LinkChecker;
  /** By round: some endpoints tell what was used again and again while they write. */
  readonly #used: TokenUsage[] = [];
  #hasText = false;
  #isRefused = false;
  #isCut = false;
  /** Round of the last text. */
  #writtenIn = 0;

  constructor(options: ModelOptions, question: Question) {
    this.#options = options;
    this.#question = question;
    this.#citations = createCitations(question);
    this.#checker = createLinkChecker(this.#citations.rules);
  }

  async *write(): AsyncGenerator<AnswerPart> {
    await this.#open();
    try {
      for (let round = 0; ; round++) {
        const calls: ToolCall[] = [];
        yield* this.#read(round, calls);
        if (calls.length === 0 || round >= mostSearches) break;
        await this.#search(calls);
      }
    } finally {
      // What was used is used, also by an answer that breaks off.
      const tokens = sum(Object.values(this.#used));
      if (tokens.input + tokens.output > 0) yield { kind: 'usage', tokens };
    }
    if (!this.#hasText) throw new AnswerFailed('The model returned no answer');
    if (!this.#isRefused)
      for (const { url, passage } of this.#citations.used())
        yield { kind: 'source', url, title: passageTitle(passage) };
    if (this.#isCut) yield { kind: 'cut' };
  }

  async *#read(round: number, calls: ToolCall[]): AsyncGenerator<AnswerPart> {
    for await (const part of this.#ask(round)) {
      if (part.kind === 'tool-calls') calls.push(...part.calls);
      else if (part.kind === 'refusal') {
        this.#isRefused = true;
        yield { kind: 'unanswered' };
      } else if (part.kind === 'usage') this.#used[round] = part.tokens;
      else if (part.kind === 'cut') this.#isCut = true;
      else if (part.kind === 'reasoning') yield part;
      else yield* this.#note(this.#checker.write(part.text), round);
    }
    yield* this.#note(this.#checker.end(), round);
    this.#checker = createLinkChecker(this.#citations.rules);
  }

  /** Before the model writes, the question itself is looked up: most answers need no second search. */
  async #open(): Promise<void> {
    const { messages, context } = this.#question;
    const { instructions, contextTokens } = this.#options;
    const own = { instructions, siteTokens: Math.floor(contextTokens * siteShare) };
    this.#messages.push({ role: 'system', content: buildInstructions(this.#question, own) });
    const room = Math.max(0, this.#room());
    const { recent, summary } = fitThread(messages.slice(0, -1), room * threadShare);
    for (const { role, text } of recent) this.#messages.push({ role, content: text });
    const question = renderQuestion(this.#question, { summary, tokens: Math.floor(room * questionShare) });
    const query = [
      messages.at(-1)?.text ?? '',
      findSubject(messages),
      ...context.map(({ value }) => value.slice(0, 300)),
    ]
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, longestQuery);
    if (!this.#options.tools) {
      const found = await this.#retrieve(query, estimateTokens(question));
      return void this.#messages.push({ role: 'user', content: `${question}\n\nPassages found: ${found}` });
    }
    this.#messages.push(
      { role: 'user', content: question },
      callMessage([{ id: 'call_first', name: searchTool.function.name, arguments: JSON.stringify({ query }) }]),
    );
    this.#messages.push({ role: 'tool', tool_call_id: 'call_first', content: await this.#retrieve(query) });
  }

  /** Tokens that are left for what the model reads. */
  #room(): number {
    return this.#options.contextTokens - estimateTokens(JSON.stringify(this.#messages));
  }

  #ask(round: number): ReturnType<typeof requestCompletion> {
    const { tools } = this.#options;
    const maySearch = round < mostSearches && this.#room() >= leastPassages;
    return requestCompletion(this.#options, {
      messages: this.#messages,
      tools: tools ? [searchTool] : [],
      toolChoice: maySearch ? 'auto' : 'none',
      signal: this.#question.signal,
    });
  }

  /** What the model writes after a search is a paragraph of its own. */
  *#note(text: string, round: number): Generator<AnswerPart> {
    if (text === '') return;
    yield { kind: 'text', text: round !== this.#writtenIn && this.#hasText ? `\n\n${text}` : text };
    this.#writtenIn = round;
    this.#hasText ||= text.trim() !== '';
  }

  async #search(calls: readonly ToolCall[]): Promise<void> {
    this.#messages.push(callMessage(calls));
    for (const call of calls)
      this.#messages.push({ role: 'tool', tool_call_id: call.id, content: await this.#answerCall(call) });
  }

  async #answerCall({ name, arguments: text }: ToolCall): Promise<string> {
    const query = name === searchTool.function.name ? readQuery(text) : null;
    return query === null
      ? JSON.stringify({ error: `Call ${searchTool.function.name} with {"query": "…"}` })
      : this.#retrieve(query);
  }

  /** @param reserved tokens of what is still to be said */
  async #retrieve(query: string, reserved = 0): Promise<string> {
    const room = this.#room() - reserved;
    const passages = room < leastPassages ? [] : await this.#question.retrieve(query);
    return renderPassages(this.#citations.number(passages), room);
  }
}

/** What a short message goes on about ("Continue the answer"): the last other question that is no shorter word. */
function findSubject(messages: Question['messages']): string {
  const last = messages.at(-1)?.text ?? '';
  if (last.length > longestFollowUp) return '';
  const before = messages.slice(0, -1).filter(({ role, text }) => role === 'user' && text !== last);
  return before.findLast(({ text }) => text.length * 2 >= last.length)?.text ?? '';
}

function sum(used: readonly TokenUsage[]): TokenUsage {
  return used.reduce((all, { input, output }) => ({ input: all.input + input, output: all.output + output }), {
    input: 0,
    output: 0,
  });
}

function callMessage(calls: readonly ToolCall[]): unknown {
  return {
    role: 'assistant',
    content: null,
    tool_calls: calls.map(({ id, name, arguments: text }) => ({
      id,
      type: 'function',
      function: { name, arguments: text },
    })),
  };
}

function readQuery(text: string): string | null {
  try {
    const { query } = JSON.parse(text) as { query?: unknown };
    return typeof query === 'string' && query.trim() !== '' ? query.slice(0, longestQuery) : null;
  } catch {
    return null;
  }
}
