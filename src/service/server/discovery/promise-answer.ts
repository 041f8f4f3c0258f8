import { explainError } from '../../../base/errors/explain-error.ts';
import { matchLanguage } from '../../../base/languages/match-language.ts';
import type { Retriever } from '../../../model/retrieval.ts';
import type { Audience } from '../../../model/service.ts';
import { readablePage } from '../../access/readable-page.ts';
import { AnswerFailed } from '../../assistant/answer-failed.ts';
import type { FirstPage, Question } from '../../assistant/answerer.ts';
import { keepTrying } from '../../store/keep-trying.ts';
import { knownPages } from '../mcp/mcp-context.ts';
import type { ServedSite } from '../service-options.ts';
import { audienceOf } from './audience-of.ts';
import type { BuiltConversation } from './build-conversation.ts';
import { createId } from './create-id.ts';
import type { DiscoveryOptions } from './discovery-options.ts';
import { noteKept } from './keep-in-room.ts';
import { passageHref } from './passage-href.ts';
import type { MessageInput, PromisedAnswer } from './promised-answer.ts';
import { pump } from './pump.ts';
import { readRoute } from './read-route.ts';
import { type AnswerEnd, runAnswer } from './run-answer.ts';

/** The reader has every word by then and waits for the end alone. */
const storePatience = 15_000;

export interface AcceptedMessage {
  options: DiscoveryOptions;
  retriever: Retriever;
  conversation: BuiltConversation;
  threadId: string;
  /** Id of the question's charge. */
  charge: string;
  /** Whether the client may come back for the answer, which is finished without it then. */
  isRepeatable: boolean;
}

/** Has the answer to an accepted message written, and the books on it closed, whatever becomes of the client. */
export function promiseAnswer(input: MessageInput, accepted: AcceptedMessage): PromisedAnswer {
  const { options, threadId, isRepeatable } = accepted;
  const { site } = input.context;
  const began = performance.now();
  const messageId = createId('msg');
  const leave = new AbortController();
  const events = runAnswer({
    answerer: options.answerer(site),
    question: buildQuestion(input, { ...accepted, signal: leave.signal }),
    onFirstText: () =>
      options.metrics?.observe('docwright_first_token_seconds', {}, (performance.now() - began) / 1000),
    onEnd: (end) => closeBooks(end, { input, accepted, messageId }),
  });
  return {
    threadId,
    messageId,
    ...pump(events),
    cancel: () => void (isRepeatable || leave.abort()),
    isRepeated: false,
  };
}

interface Closing {
  input: MessageInput;
  accepted: AcceptedMessage;
  messageId: string;
}

/** @throws AnswerFailed when the answer is not in the books */
async function closeBooks(
  { text, sources, state, tokens, error }: AnswerEnd,
  { input: { context }, accepted: { options, charge }, messageId }: Closing,
): Promise<void> {
  const { metrics, questions, onFault } = options;
  metrics?.count('docwright_answers_total', { site: context.site.domain, end: state });
  const note = (fault: unknown): void => onFault?.({ id: context.id, error: describe(fault) });
  if (state === 'failed') note(error);
  // Who left before the first word got no answer either, and nobody ends what the service breaks off as it stops.
  const isBrokenOff = state === 'stopped' && options.admission.assistant.isClosed();
  const end = text === '' || isBrokenOff ? 'failed' : state;
  try {
    if (
      await keepTrying(
        () => questions.finish(charge, { id: messageId, text, sources, state: end, tokens }),
        storePatience,
      )
    )
      return await noteKept([text, JSON.stringify(sources)], context, options);
  } catch (fault) {
    questions.giveUp(charge);
    note(fault);
  }
  throw new AnswerFailed('The answer could not be stored and is not charged; ask again');
}

function buildQuestion(
  { message, caller, context, origin }: MessageInput,
  { retriever, conversation, signal }: Pick<AcceptedMessage, 'retriever' | 'conversation'> & { signal: AbortSignal },
): Question {
  const { groups, ...filter } = message.filter;
  const { manifest } = context.site;
  const audience = audienceOf(caller, groups);
  const { currentPath: sent = '' } = message;
  const currentPath = sent.trim() === '' ? null : readRoute(sent, { site: context.site, audience });
  const page = readablePage(currentPath, { manifest, audience });
  return {
    messages: conversation.messages
      .filter(({ text }) => text !== '')
      .map(({ role, text }) => ({ role: role === 'assistant' ? role : 'user', text })),
    context: message.context,
    currentPath,
    site: { name: manifest.name, description: manifest.description, instructions: manifest.instructions },
    language: filter.language ?? page?.language ?? null,
    passages: message.retrievalPageSize,
    retrieve: (query, most = message.retrievalPageSize) =>
      retriever.search({
        query: query.slice(0, 1000),
        limit: most,
        scoreThreshold: 0,
        onlyFitting: true,
        filter,
        favouredVersion: page?.version ?? undefined,
        audience,
      }),
    readPage: (route) => retriever.readPage(route, audience),
    listFirstPages: (language) => listFirstPages(language, { site: context.site, audience, origin, filter }),
    href: (passage) => passageHref(passage, { site: context.site, origin }),
    root: `${origin}${manifest.base}`,
    signal,
  };
}

interface FirstPages {
  site: ServedSite;
  audience: Audience;
  origin: string;
  filter: MessageInput['message']['filter'];
}

/** In reading order; those of endpoints need what stands before them. */
function listFirstPages(language: string, { site, audience, origin, filter }: FirstPages): FirstPage[] {
  const pages = knownPages({ site, audience }).filter(
    ({ operation, version }) => operation === null && version === (filter.version ?? version),
  );
  const ofLanguage = pages.filter(
    (page) => page.language !== null && matchLanguage(page.language, [language]) !== null,
  );
  return (ofLanguage.length > 0 ? ofLanguage : pages).map(({ route, title }) => ({
    title,
    url: passageHref({ route, anchor: '' }, { site, origin }),
  }));
}

/** The reason in the words of our own programs and of the endpoint, never those of the reader. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? explainError(error) : `${error.name}: ${error.message}`;
}
