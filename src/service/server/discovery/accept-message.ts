import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Acceptance, Recollection, Repetition } from '../../store/question-store.ts';
import type { Thread } from '../../store/thread-store.ts';
import { knownPages } from '../mcp/mcp-context.ts';
import { audienceOf } from './audience-of.ts';
import { buildConversation } from './build-conversation.ts';
import { createId } from './create-id.ts';
import { describeReaders } from './describe-readers.ts';
import type { DiscoveryOptions } from './discovery-options.ts';
import { fromStore } from './from-store.ts';
import { keepInRoom } from './keep-in-room.ts';
import { promiseAnswer } from './promise-answer.ts';
import type { MessageInput, PromisedAnswer } from './promised-answer.ts';
import { idempotencyHeader, readRepetition } from './read-repetition.ts';
import { refuseFilter } from './refuse-filter.ts';
import { refuseUnknownNames } from './refuse-unknown-names.ts';
import { requireRetriever } from './require-retriever.ts';
import { repeatAnswer } from './run-answer.ts';

/**
 * Accepts a message: keeps it in its thread, charges for it, and gives the answer to be streamed. Whatever happens to
 * the stream, the message is kept by then.
 *
 * @throws RequestRefused when the message cannot be accepted
 */
export async function acceptMessage(input: MessageInput, options: DiscoveryOptions): Promise<PromisedAnswer> {
  const { site } = input.context;
  const retriever = await requireRetriever(options, site);
  const sent = readSentKey(input);
  const known = await recall(sent, options);
  if (known.kind === 'answered') return repeat(known);
  checkNames(input);
  const thread =
    known.kind === 'failed'
      ? await readThread(input, known.thread, options)
      : mayGoOn(await readThread(input, input.message.threadId, options));
  const conversation = buildConversation(input.message.messages, thread, messageNames(sent));
  const threadId = thread?.id ?? createId('thr');
  const texts = conversation.fresh.flatMap(({ id, text }) => [id, text]);
  const keep = (): Promise<Acceptance> =>
    fromStore(
      options.questions.accept(
        {
          thread: threadId,
          site: site.domain,
          organization: site.organization,
          fp: input.message.fp,
          readers: readersOf(input),
          key: keyOf(input),
          messages: conversation.fresh,
          repetition: sent && { ...sent, after: known.kind === 'failed' ? known.charge : null },
        },
        options.plan(site.organization),
      ),
    );
  const isKept = ({ kind }: Acceptance): boolean => kind === 'accepted';
  const acceptance = await keepInRoom({ texts, keep, isKept }, input.context, options);
  if (acceptance.kind === 'running') throw stillRunning();
  if (acceptance.kind === 'used-up')
    throw new RequestRefused(403, {
      code: 'credits_used_up',
      message: 'The assistant credits of this month are used up',
    });
  const { charge } = acceptance;
  options.metrics?.count('docwright_credits_total', { site: site.domain, kind: charge.kind });
  return promiseAnswer(input, {
    options,
    retriever,
    conversation,
    threadId,
    charge: charge.id,
    isRepeatable: sent !== null,
  });
}

/** @throws RequestRefused for a name in the filter of a program that the site does not have, as for searches */
function checkNames({ caller, context, message }: MessageInput): void {
  // A page that has been open for long may name what the site has no more, and its reader can do nothing about it.
  if (caller.kind === 'reader') return;
  const { groups, ...named } = message.filter;
  const audience = audienceOf(caller, groups);
  try {
    refuseUnknownNames(named, { pages: knownPages({ site: context.site, audience }), place: 'filter.' });
  } catch (error) {
    refuseFilter(error);
  }
}

type SentKey = Omit<Repetition, 'after'> | null;

function readSentKey(input: MessageInput): SentKey {
  const { message, context, idempotencyKey } = input;
  return readRepetition({
    header: idempotencyKey,
    message,
    site: context.site.domain,
    key: keyOf(input),
    readers: readersOf(input),
  });
}

function keyOf({ caller }: MessageInput): string | null {
  return caller.kind === 'key' ? caller.key.id : null;
}

function readersOf({ caller, message }: MessageInput): string {
  return describeReaders(audienceOf(caller, message.filter.groups));
}

/** @throws RequestRefused when no try may begin now */
async function recall(
  sent: SentKey,
  { questions }: DiscoveryOptions,
): Promise<Extract<Recollection, { kind: 'new' | 'answered' | 'failed' }>> {
  if (!sent) return { kind: 'new' };
  const known = await fromStore(questions.recall(sent));
  if (known.kind === 'running') throw stillRunning();
  if (known.kind === 'other')
    throw new RequestRefused(422, {
      code: 'idempotency_key_reused',
      message: `This ${idempotencyHeader} was sent with another message; each message needs its own`,
    });
  return known;
}

function stillRunning(): RequestRefused {
  return new RequestRefused(
    409,
    { code: 'still_running', message: 'This message is still being answered; request the answer again in a moment' },
    { headers: { 'retry-after': '2' } },
  );
}

function repeat({ thread, answer }: Extract<Recollection, { kind: 'answered' }>): PromisedAnswer {
  return {
    threadId: thread,
    messageId: answer.id,
    events: repeatAnswer(answer),
    ended: Promise.resolve(),
    cancel: () => undefined,
    isRepeated: true,
  };
}

/** Messages that came without a name have the same one in every try, so that none is kept twice. */
function messageNames(sent: SentKey): (index: number) => string {
  return sent ? (index) => `msg_${sent.key.slice(0, 24)}${index}` : () => createId('msg');
}

async function readThread(
  input: MessageInput,
  id: string | undefined,
  { threads }: DiscoveryOptions,
): Promise<Thread | null> {
  if (id === undefined || id === '') return null;
  const thread = await fromStore(threads.read(id, input.context.site.domain));
  // Those who may see other pages are told nothing of a thread, not even that it exists.
  if (!thread || thread.readers !== readersOf(input)) throw noThread('There is no such thread');
  return thread;
}

/** More than any conversation has: each question reads all of its thread. */
const mostKept = { messages: 2_000, characters: 2_000_000 };

/** @throws RequestRefused for a thread that is full; clients begin a new one, as for one that was forgotten */
function mayGoOn(thread: Thread | null): Thread | null {
  const messages = thread?.messages ?? [];
  const characters = messages.reduce((sum, { text }) => sum + text.length, 0);
  if (messages.length > mostKept.messages || characters > mostKept.characters)
    throw noThread('The thread is too long to continue');
  return thread;
}

function noThread(reason: string): RequestRefused {
  return new RequestRefused(404, {
    code: 'thread_not_found',
    message: `${reason}; leave out threadId to start a new one`,
  });
}
