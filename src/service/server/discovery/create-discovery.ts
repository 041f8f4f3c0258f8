import { answerPreflight } from '../../../base/http/answer-preflight.ts';
import { readJsonBody } from '../../../base/http/read-json-body.ts';
import { RequestRefused } from '../../../base/http/request-refused.ts';
import { createPassagePresenter } from '../../../shared/search/present-passages.ts';
import type { Limit, LimitCounter } from '../../store/limit-store.ts';
import { answerOpenPreflight } from '../http/answer-open-preflight.ts';
import { compressAnswer } from '../http/compress-answer.ts';
import type { Admission } from '../http/create-admission.ts';
import { limitAddress } from '../http/limit-address.ts';
import { openCors } from '../http/open-cors.ts';
import { parseBody } from '../http/parse-body.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { createMcpAnswer } from '../mcp/create-mcp-answer.ts';
import type { Discovery, DiscoveryContext, DiscoveryEndpoint } from '../service-options.ts';
import { acceptMessage } from './accept-message.ts';
import { admitProgram } from './admit-program.ts';
import { answerFeedback } from './answer-feedback.ts';
import { answerPage } from './answer-page.ts';
import { answerPopular } from './answer-popular.ts';
import { answerReaderSearch } from './answer-reader-search.ts';
import { answerSearch } from './answer-search.ts';
import { authorize, type Caller } from './authorize.ts';
import type { DiscoveryOptions } from './discovery-options.ts';
import { identifyReader } from './identify-reader.ts';
import type { PromisedAnswer } from './promised-answer.ts';
import { idempotencyHeader } from './read-repetition.ts';
import { rememberPopular } from './remember-popular.ts';
import { dataStreamHeaders, renderDataStream } from './render-data-stream.ts';
import { renderUiMessageStream, uiMessageStreamHeaders } from './render-ui-message-stream.ts';
import {
  feedbackRequest,
  messageRequest,
  pageRequest,
  popularRequest,
  readerSearchRequest,
  searchRequest,
} from './request-schemas.ts';
import { siteOrigin } from './site-origin.ts';
import { streamResponse } from './stream-response.ts';
import { type Counted, takeLimits } from './take-limits.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** One request to an endpoint, let in. */
interface Admitted {
  request: Request;
  /** What was sent, as JSON. */
  body: unknown;
  context: DiscoveryContext;
  caller: Caller;
  /** Of the answer: how the limits stand, and who may read it. */
  headers: Record<string, string>;
  /** Keeps the turn of the request until something has ended that goes on after its answer has begun. */
  holdUntil: (end: Promise<unknown>) => void;
}

interface EndpointRules {
  /** Where its requests wait for their turn. */
  admission: Admission;
  /** Who may call it. */
  admit: (request: Request, context: DiscoveryContext) => Promise<Caller>;
  limits: (context: DiscoveryContext, caller: Caller) => Limit[];
  counter: LimitCounter;
  /** Most bytes of a request's body. */
  longestBody: number;
  /** Headers for browsers on other sites. */
  cors: (request: Request, context: DiscoveryContext) => Readonly<Record<string, string>>;
  answer: (admitted: Admitted) => Promise<Response>;
}

/**
 * Makes the discovery endpoints (specification, "Endpoints"), the MCP server, and the four that pages of the site use
 * without a key.
 */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { keys, limitNumbers: most, admission } = options;
  const asSearch = { admission: admission.search, counter: options.searchLimits, longestBody: most.searchBody };
  const asQuestion = { admission: admission.assistant, counter: options.limits, longestBody: most.messageBody };
  const withKey = (kinds: readonly ('assistant' | 'search')[]): Pick<EndpointRules, 'admit' | 'cors'> => ({
    admit: (request, context) => authorize(request, { context, keys, kinds }),
    cors: () => openCors,
  });
  const asReader: Pick<EndpointRules, 'admit' | 'cors'> = {
    admit: async (request, context) => identifyReader(request, context).caller,
    cors: (request, context) => identifyReader(request, context).cors,
  };
  const perHour =
    (name: 'search' | 'page' | 'assistant') =>
    ({ site }: DiscoveryContext): Limit => ({ key: `${name}:${site.organization}`, most: most[name], window: hour });
  const perDay = ({ clientAddress }: DiscoveryContext): Limit => ({
    key: `assistant-address:${limitAddress(clientAddress)}`,
    most: most.assistantPerAddress,
    window: day,
  });
  const search = async (admitted: Admitted): Promise<Response> =>
    answerSearch(parseBody(searchRequest, admitted.body), { ...admitted, options });
  const readerSearch = async (admitted: Admitted): Promise<Response> =>
    answerReaderSearch(parseBody(readerSearchRequest, admitted.body), { ...admitted, options, present });
  const feedback = async (admitted: Admitted): Promise<Response> =>
    answerFeedback(parseBody(feedbackRequest, admitted.body), { ...admitted, options });
  const mcp = createMcpAnswer(options);
  const present = createPassagePresenter();
  const popular = rememberPopular(options.popular);
  const assistant =
    (format: StreamFormat) =>
    (admitted: Admitted): Promise<Response> =>
      answerMessage(admitted, { options, format });
  const assistantLimits = (context: DiscoveryContext): Limit[] => [perHour('assistant')(context), perDay(context)];
  return {
    search: createEndpoint(
      {
        ...asSearch,
        ...withKey(['search', 'assistant']),
        limits: (context) => [perHour('search')(context)],
        answer: search,
      },
      options,
    ),
    page: createEndpoint(
      {
        ...asSearch,
        ...withKey(['search', 'assistant']),
        limits: (context) => [perHour('page')(context)],
        answer: async (admitted) => answerPage(parseBody(pageRequest, admitted.body), { ...admitted, options }),
      },
      options,
    ),
    assistant: createEndpoint(
      { ...asQuestion, ...withKey(['assistant']), limits: assistantLimits, answer: assistant('ui-messages') },
      options,
    ),
    assistantV1: createEndpoint(
      { ...asQuestion, ...withKey(['assistant']), limits: assistantLimits, answer: assistant('data') },
      options,
    ),
    readerSearch: createEndpoint(
      {
        ...asSearch,
        ...asReader,
        limits: ({ clientAddress }) => [
          { key: `reader-search:${limitAddress(clientAddress)}`, most: most.readerSearch, window: hour },
        ],
        answer: readerSearch,
      },
      options,
    ),
    readerPopular: createEndpoint(
      {
        ...asSearch,
        ...asReader,
        limits: ({ clientAddress }) => [
          { key: `reader-popular:${limitAddress(clientAddress)}`, most: most.readerSearch, window: hour },
        ],
        answer: async (admitted) =>
          answerPopular(parseBody(popularRequest, admitted.body), { ...admitted, options: { ...options, popular } }),
      },
      options,
    ),
    mcp: createEndpoint(
      {
        ...asSearch,
        admit: (request, context) => admitProgram(request, { context, keys }),
        cors: () => openCors,
        limits: (context, caller) => [
          caller.kind === 'key'
            ? perHour('search')(context)
            : { key: `mcp:${limitAddress(context.clientAddress)}`, most: most.mcp, window: hour },
        ],
        answer: (admitted) => mcp(admitted),
      },
      options,
    ),
    readerFeedback: createEndpoint(
      {
        ...asSearch,
        ...asReader,
        limits: ({ clientAddress }) => [
          { key: `feedback:${limitAddress(clientAddress)}`, most: most.feedback, window: hour },
        ],
        answer: feedback,
      },
      options,
    ),
    readerAssistant: createEndpoint(
      { ...asQuestion, ...asReader, limits: assistantLimits, answer: assistant('ui-messages') },
      options,
    ),
  };
}

/** Headers that clients of the chat streams send; with cookies, there is no wildcard. */
const streamHeaders = `Authorization, Content-Type, User-Agent, X-Request-Id, X-UI-Message-Stream-Strict, ${idempotencyHeader}`;

function createEndpoint(
  { admission, admit, limits, counter, cors, longestBody, answer }: EndpointRules,
  options: DiscoveryOptions,
): DiscoveryEndpoint {
  return async (request, context) => {
    const open = cors(request, context);
    const shared = { ...open, 'x-request-id': context.id };
    if (request.method === 'OPTIONS')
      return open === openCors
        ? answerOpenPreflight(context.id)
        : answerPreflight({ headers: shared, methods: 'POST, OPTIONS', allowedHeaders: streamHeaders, maxAge: 86_400 });
    if (request.method !== 'POST') return refuseMethod('POST, OPTIONS', 'This endpoint accepts POST', shared);
    let counted: Counted | null = null;
    const held: Promise<unknown>[] = [];
    // Before its turn, which a client that sends slowly would keep from others.
    const readBody = await receive(request, longestBody);
    let leave = (): void => undefined;
    try {
      leave = await admission.enter(clientOf(context), request.signal);
      const caller = await admit(request, context);
      counted = await takeLimits(counter, limits(context, caller));
      const answered = await answer({
        request,
        body: readBody(),
        context,
        caller,
        headers: { ...shared, ...counted.headers },
        holdUntil: (end) => void held.push(end),
      });
      return await compressAnswer(request, answered);
    } catch (error) {
      await counted?.giveBack();
      if (!(error instanceof RequestRefused)) throw error;
      if (error.status === 429) options.metrics?.count('docwright_limited_total', { site: context.site.domain });
      // The reason inside is for the log, which is written where all answers pass.
      throw new RequestRefused(error.status, error.body, {
        headers: { ...shared, ...error.headers },
        cause: error.cause,
      });
    } finally {
      void Promise.allSettled(held).then(leave);
    }
  };
}

/** Reads the body of a request; what is wrong with it is told to those alone who may ask at all. */
async function receive(request: Request, limit: number): Promise<() => unknown> {
  try {
    const body = await readJsonBody(request, { limit });
    return () => body;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Who takes turns with others. */
function clientOf({ site, clientAddress }: DiscoveryContext): string {
  return `${site.domain} ${limitAddress(clientAddress)}`;
}

type StreamFormat = 'ui-messages' | 'data';

async function answerMessage(
  { request, body, context, caller, headers, holdUntil }: Admitted,
  { options, format }: { options: DiscoveryOptions; format: StreamFormat },
): Promise<Response> {
  const message = parseBody(messageRequest, body);
  const origin = caller.kind === 'reader' ? '' : siteOrigin(request, context.site);
  const idempotencyKey = request.headers.get(idempotencyHeader);
  const promised = await acceptMessage({ message, caller, context, origin, idempotencyKey }, options);
  holdUntil(promised.ended);
  return render(promised, {
    format,
    strict: request.headers.get('x-ui-message-stream-strict') === '1',
    headers: {
      ...headers,
      'x-thread-id': promised.threadId,
      ...(promised.isRepeated ? { 'idempotency-replayed': 'true' } : {}),
    },
  });
}

function render(
  promised: PromisedAnswer,
  { format, strict, headers }: { format: StreamFormat; strict: boolean; headers: Record<string, string> },
): Response {
  const { events, cancel: onCancel } = promised;
  if (format === 'data')
    return streamResponse(renderDataStream(events, { ...promised, strict }), {
      headers: { ...headers, ...dataStreamHeaders },
      keepAlive: null,
      onCancel,
    });
  return streamResponse(renderUiMessageStream(events, { ...promised, strict }), {
    headers: { ...headers, ...uiMessageStreamHeaders },
    keepAlive: ': waiting\n\n',
    onCancel,
  });
}
