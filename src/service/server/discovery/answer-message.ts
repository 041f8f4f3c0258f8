import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Retriever } from '../../../model/retrieval.ts';
import type { Question } from '../../assistant/answerer.ts';
import type { Charge } from '../../store/ledger.ts';
import type { Thread } from '../../store/thread-store.ts';
import type { DiscoveryContext } from '../service-options.ts';
import { audienceOf } from './audience-of.ts';
import type { Caller } from './authorize.ts';
import { type BuiltConversation, buildConversation } from './build-conversation.ts';
import { createId } from './create-id.ts';
import { describeReaders } from './describe-readers.ts';
import type { DiscoveryOptions } from './discovery-options.ts';
import { fromStore } from './from-store.ts';
import { passageHref } from './passage-href.ts';
import type { MessageRequest } from './request-schemas.ts';
import { type AnswerEvent, runAnswer } from './run-answer.ts';

export interface MessageInput {
  message: MessageRequest;
  caller: Caller;
  context: DiscoveryContext;
  /** What addresses of passages begin with. */
  origin: string;
}

/** An answer that has been promised: the question is kept, and paid for. */
export interface PromisedAnswer {
  threadId: string;
  messageId: string;
  events: AsyncIterable<AnswerEvent>;
  /** The client went away. */
  cancel: () => void;
}

/**
 * Accepts a message: keeps it in its thread, charges for it, and gives the answer to be streamed. Whatever happens to
 * the stream, the message is kept by then.
 *
 * @throws RequestRefused when the message cannot be accepted
 */
export async function acceptMessage(input: MessageInput, options: DiscoveryOptions): Promise<PromisedAnswer> {
  const {
    message,
    caller,
    context: { site },
  } = input;
  const retriever = await fromStore(options.retriever(site));
  if (!retriever)
    throw new RequestRefused(
      503,
      { code: 'no_index', message: 'The site has no search index yet; ask again in a moment' },
      { headers: { 'retry-after': '10' } },
    );
  const thread = await readThread(input, options);
  const conversation = buildConversation(message.messages, thread);
  const threadId = thread?.id ?? createId('thr');
  const charge = await fromStore(
    options.ledger.charge(
      {
        organization: site.organization,
        site: site.domain,
        thread: threadId,
        key: caller.kind === 'key' ? caller.key.id : null,
      },
      options.plan(site.organization),
    ),
  );
  if (!charge)
    throw new RequestRefused(403, {
      code: 'credits_used_up',
      message: 'The assistant credits of this month are used up',
    });
  options.metrics?.count('docwright_credits_total', { site: site.domain, kind: charge.kind });
  const beginning = {
    id: threadId,
    site: site.domain,
    organization: site.organization,
    fp: message.fp,
    readers: describeReaders(audienceOf(caller, message.filter.groups)),
  };
  await fromStore(
    options.threads.accept(beginning, conversation.fresh).catch(async (error: unknown) => {
      await options.ledger.refund(charge.id).catch(() => undefined);
      throw error;
    }),
  );
  return startAnswer(input, { options, retriever, conversation, threadId, charge });
}

async function readThread(
  { message, caller, context: { site } }: MessageInput,
  { threads }: DiscoveryOptions,
): Promise<Thread | null> {
  if (message.threadId === undefined || message.threadId === '') return null;
  const thread = await fromStore(threads.read(message.threadId, site.domain));
  // Those who may see other pages are told nothing of a thread, not even that it exists.
  if (!thread || thread.readers !== describeReaders(audienceOf(caller, message.filter.groups)))
    throw new RequestRefused(404, {
      code: 'thread_not_found',
      message: 'There is no such thread; leave out threadId to begin a new one',
    });
  return thread;
}

interface Accepted {
  options: DiscoveryOptions;
  retriever: Retriever;
  conversation: BuiltConversation;
  threadId: string;
  charge: Charge;
}

function startAnswer(input: MessageInput, accepted: Accepted): PromisedAnswer {
  const { options, threadId, charge } = accepted;
  const { id, site } = input.context;
  const began = performance.now();
  const messageId = createId('msg');
  const leave = new AbortController();
  const events = runAnswer({
    answerer: options.answerer(site),
    question: buildQuestion(input, { ...accepted, signal: leave.signal }),
    onFirstText: () =>
      options.metrics?.observe('docwright_first_token_seconds', {}, (performance.now() - began) / 1000),
    onEnd: async ({ text, state, error }) => {
      options.metrics?.count('docwright_answers_total', { site: site.domain, end: state });
      const note = (fault: unknown): void => options.onFault?.({ id, error: describe(fault) });
      if (state === 'failed') note(error);
      // What was not answered is not charged.
      if (state === 'failed' && text === '') await options.ledger.refund(charge.id).catch(note);
      await options.threads.saveAnswer(threadId, { id: messageId, text, state }).catch(note);
    },
  });
  return { threadId, messageId, events, cancel: () => leave.abort() };
}

function buildQuestion(
  { message, caller, context, origin }: MessageInput,
  { retriever, conversation, signal }: Pick<Accepted, 'retriever' | 'conversation'> & { signal: AbortSignal },
): Question {
  const { groups, ...filter } = message.filter;
  const { manifest } = context.site;
  return {
    messages: conversation.messages
      .filter(({ text }) => text !== '')
      .map(({ role, text }) => ({ role: role === 'assistant' ? role : 'user', text })),
    context: message.context,
    currentPath: message.currentPath ?? null,
    site: { name: manifest.name, description: manifest.description },
    language: filter.language ?? manifest.pages.find(({ route }) => route === message.currentPath)?.language ?? null,
    passages: message.retrievalPageSize,
    retrieve: (query) =>
      retriever.search({
        query: query.slice(0, 1000),
        limit: message.retrievalPageSize,
        scoreThreshold: 0,
        filter,
        audience: audienceOf(caller, groups),
      }),
    href: (passage) => passageHref(passage, { site: context.site, origin }),
    root: `${origin}${manifest.base}`,
    signal,
  };
}

/** The reason in the words of our own programs and of the endpoint, never those of the reader. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : `${error.name}: ${error.message}`;
}
