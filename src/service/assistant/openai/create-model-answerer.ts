import type { Passage } from '../../../model/retrieval.ts';
import { AnswerFailed } from '../answer-failed.ts';
import type { Answerer, AnswerPart, Question } from '../answerer.ts';
import { passageTitle } from '../passage-title.ts';
import { buildInstructions, renderPassages, renderQuestion, searchTool } from './build-prompt.ts';
import type { ToolCall } from './read-completion.ts';
import { type ModelEndpoint, requestCompletion } from './request-completion.ts';

export interface ModelOptions extends ModelEndpoint {
  /** The operator's own words to the model; empty for none. */
  instructions: string;
}

/** A model that still searches after so many times has to answer with what it has. */
const mostSearches = 4;
const longestQuery = 500;
/** Earlier messages beyond these are left out. */
const mostMessages = 20;

/** Makes the answerer that has a model write, from passages that it looks up itself. */
export function createModelAnswerer(options: ModelOptions): Answerer {
  return { name: options.model, answer: (question) => new ModelAnswer(options, question).write() };
}

class ModelAnswer {
  readonly #options: ModelOptions;
  readonly #question: Question;
  readonly #messages: unknown[] = [];
  /** Passages that the model was given, by address. */
  readonly #given = new Map<string, Passage>();
  #text = '';
  #isRefused = false;
  /** Round of the last text. */
  #writtenIn = 0;

  constructor(options: ModelOptions, question: Question) {
    this.#options = options;
    this.#question = question;
  }

  async *write(): AsyncGenerator<AnswerPart> {
    await this.#open();
    for (let round = 0; ; round++) {
      const calls: ToolCall[] = [];
      for await (const part of this.#ask(round)) {
        if (part.kind === 'tool-calls') calls.push(...part.calls);
        else if (part.kind === 'refusal') {
          this.#isRefused = true;
          yield { kind: 'unanswered' };
        } else yield this.#note(part.text, round);
      }
      if (calls.length === 0 || round >= mostSearches) break;
      await this.#search(calls);
    }
    if (this.#text.trim() === '') throw new AnswerFailed('The model gave no answer');
    if (!this.#isRefused) yield* this.#sources();
  }

  /** Before the model writes, the question itself is looked up: most answers need no second search. */
  async #open(): Promise<void> {
    const { messages } = this.#question;
    const question = renderQuestion(this.#question);
    this.#messages.push({ role: 'system', content: buildInstructions(this.#question, this.#options.instructions) });
    for (const { role, text } of messages.slice(0, -1).slice(-mostMessages))
      this.#messages.push({ role, content: text });
    const query = [messages.at(-1)?.text ?? '', ...this.#question.context.map(({ value }) => value.slice(0, 300))]
      .join(' ')
      .slice(0, longestQuery);
    const found = await this.#retrieve(query);
    if (!this.#options.tools)
      return void this.#messages.push({ role: 'user', content: `${question}\n\nPassages found: ${found}` });
    this.#messages.push(
      { role: 'user', content: question },
      callMessage([{ id: 'call_first', name: searchTool.function.name, arguments: JSON.stringify({ query }) }]),
      { role: 'tool', tool_call_id: 'call_first', content: found },
    );
  }

  #ask(round: number): ReturnType<typeof requestCompletion> {
    const { tools } = this.#options;
    return requestCompletion(this.#options, {
      messages: this.#messages,
      tools: tools ? [searchTool] : [],
      toolChoice: round < mostSearches ? 'auto' : 'none',
      signal: this.#question.signal,
    });
  }

  /** What the model writes after a search is a paragraph of its own. */
  #note(text: string, round: number): AnswerPart {
    const piece = round !== this.#writtenIn && this.#text !== '' ? `\n\n${text}` : text;
    this.#writtenIn = round;
    this.#text += piece;
    return { kind: 'text', text: piece };
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

  async #retrieve(query: string): Promise<string> {
    const passages = await this.#question.retrieve(query);
    for (const passage of passages) {
      const url = this.#question.href(passage);
      if (!this.#given.has(url)) this.#given.set(url, passage);
    }
    return renderPassages(passages, this.#question.href);
  }

  /** The passages that the answer links or, when it links none, the first ones it was given. */
  *#sources(): Generator<AnswerPart> {
    const linked = [...this.#given].filter(([url]) => this.#text.includes(url));
    for (const [url, passage] of linked.length > 0 ? linked : [...this.#given].slice(0, 3))
      yield { kind: 'source', url, title: passageTitle(passage) };
  }
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
