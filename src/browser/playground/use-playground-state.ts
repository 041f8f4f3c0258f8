import { useEffect, useReducer, useRef, useState } from 'react';
import type { HttpRequest } from '../../model/http.ts';
import type { OperationData } from '../../model/operation-data.ts';
import { defaultLanguages } from '../../shared/snippets/default-languages.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';
import { createBrowserMemory, openStores } from './state/browser-memory.ts';
import type { findMissing, MissingValue } from './state/find-missing.ts';
import { firstValues, type ReaderValues } from './state/first-values.ts';
import { rememberValues } from './state/kept-values.ts';
import { maskSecrets, maskVariables } from './state/mask-secrets.ts';
import { type PlaygroundState, reducePlayground } from './state/playground-state.ts';
import { exposeServerVariables } from './state/scripted-variables.ts';
import { requestOf, sentValues } from './state/sent-values.ts';
import type { Exchange } from './transport/exchange.ts';
import type { FailureReason } from './transport/failure-reason.ts';
import { currentPage, routeOf } from './transport/route-of.ts';
import { fileBytes, lacksFile } from './values/attached-file.ts';
import { fillVariables } from './workspace/fill-variables.ts';
import { useWorkspace } from './workspace/use-workspace.ts';
import { activeVariables } from './workspace/workspace.ts';

export interface SendChoices {
  /** Also without values that the description requires. */
  anyway?: boolean;
  /** Also to where a redirect leads, credentials included. */
  follow?: boolean;
}

/** A request as it may be seen: dots stand for secrets. */
export interface ShownRequest {
  request: HttpRequest;
  /** Puts the dots into a text that was made from `request`. */
  hide: (text: string) => string;
}

/**
 * The state of one playground, the request it stands for, and the ways to send and stop it.
 *
 * @param inputs as in `ReaderValues`
 */
export function usePlaygroundState(data: OperationData, inputs: unknown) {
  const [memory] = useState(() =>
    createBrowserMemory({ base: data.base, document: data.document.id, storage: data.storage }, openStores()),
  );
  const [scripted] = useState(() => exposeServerVariables(window));
  const [state, dispatch] = useReducer(reducePlayground, null, () =>
    firstState(data, { memory, page: currentPage(), scripted: scripted.current(), inputs }),
  );
  const running = useRef<AbortController | null>(null);
  const { server } = state.values;
  useEffect(
    () =>
      scripted.onChange(
        () =>
          server &&
          dispatch({
            kind: 'server',
            server: { ...server, variables: { ...server.variables, ...scripted.current() } },
          }),
      ),
    [scripted, server],
  );
  useEffect(() => rememberValues(memory, data, state.values), [memory, data, state.values]);

  const { workspace, changeWorkspace, keep, addToHistory } = useWorkspace(data, memory);
  const variables = activeVariables(workspace);
  const values = fillVariables(sentValues(data.operation, state.values), variables);
  const request = requestOf(data, values, location.href);
  const shown = showRequest(data, state, variables);
  const [finder, setFinder] = useState<{ findMissing: typeof findMissing } | null>(null);
  const sought = { ...data, values, request, contentType: state.values.body?.contentType };
  const start = async ({ follow = false }: SendChoices): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // At once: a response that is still shown is not the one to this request.
    dispatch({ kind: 'exchange', exchange: { kind: 'sending' } });
    const [sent, script] = await Promise.all([withFreshTokens(), loadSender()]).catch(() => []);
    if (running.current !== controller) return;
    if (!sent || !script) return dispatch({ kind: 'exchange', exchange: siteUnreachable() });
    await script.sendRequest({
      request: sent,
      bytesOf: fileBytes(values.body),
      proxy: routeOf(sent.url, data, currentPage()),
      includeCredentials: !data.proxy && data.credentials,
      followsRedirects: follow || !hasSecretHeaders(shown),
      signal: controller.signal,
      // What an earlier request still has to say is of no interest.
      onChange: (exchange) => {
        if (running.current !== controller) return;
        dispatch({ kind: 'exchange', exchange });
        addToHistory(state.values, shown.hide(shown.request.url), exchange);
      },
    });
  };
  const withFreshTokens = async (): Promise<HttpRequest> => {
    const { renewTokens, staleTokens } = await import('./state/fresh-credentials.ts');
    const stale = staleTokens(data, values, memory);
    if (stale.length === 0) return request;
    const renewed = await renewTokens(stale, memory);
    for (const [scheme, credential] of Object.entries(renewed)) dispatch({ kind: 'credential', scheme, credential });
    return requestOf(data, { ...values, credentials: { ...values.credentials, ...renewed } }, location.href);
  };
  const refusal = async (): Promise<FailureReason | null> => {
    // A site that does not give out its scripts has no sender either, and that is told.
    const found = finder ?? (await import('./state/find-missing.ts').catch(() => null));
    if (!found) return null;
    setFinder(found);
    return refusalOf(found.findMissing(sought), lacksFile(state.values.body));
  };
  const send = async (choices: SendChoices = {}): Promise<void> => {
    const reason = choices.anyway ? null : await refusal();
    if (reason) dispatch({ kind: 'exchange', exchange: { kind: 'failed', reason } });
    else await start(choices);
  };
  const isRefused = failedFor(state, 'incomplete') || failedFor(state, 'required');
  const missing = isRefused && finder ? finder.findMissing(sought).map(({ place }) => place) : [];
  return {
    state,
    dispatch,
    memory,
    request,
    shown,
    missing,
    workspace,
    changeWorkspace,
    currentRequest: () => keep(state.values, shown.hide(shown.request.url), null),
    send,
    refusal,
    cancel: () => running.current?.abort(),
  };
}

/** Comes with the first request. */
function loadSender() {
  return import('./transport/send-request.ts');
}

/** What is left to say when the site does not give out its own scripts. */
function siteUnreachable(): Exchange {
  return { kind: 'failed', reason: { kind: 'unreachable', url: location.href } };
}

function showRequest(
  data: OperationData,
  { values }: PlaygroundState,
  variables: ReadonlyMap<string, string>,
): ShownRequest {
  const sent = sentValues(data.operation, values);
  const masked = maskSecrets(data.operation, fillVariables(sent, maskVariables(variables)));
  return { request: requestOf(data, masked.values, location.href), hide: masked.hide };
}

/** Browsers themselves take `Authorization` away where a redirect leads to another origin, and nothing else. */
function hasSecretHeaders({ request, hide }: ShownRequest): boolean {
  return request.headers.some(({ name, value }) => hide(value) !== value && name.toLowerCase() !== 'authorization');
}

/** What is told before anything is sent: an address must be whole, all else can be sent anyway. */
function refusalOf(lacking: readonly MissingValue[], lacksBytes: boolean): FailureReason | null {
  const inPath = lacking.filter(({ place }) => place.startsWith('path:'));
  if (inPath.length > 0) return { kind: 'incomplete', names: inPath.map(({ name }) => name) };
  if (lacksBytes) return { kind: 'file-missing' };
  return lacking.length > 0 ? { kind: 'required', names: lacking.map(({ name }) => name) } : null;
}

/** Whether nothing keeps the reader from sending. */
export function isRunning({ exchange }: PlaygroundState): boolean {
  return exchange.kind === 'sending' || (exchange.kind === 'answered' && exchange.state === 'receiving');
}

/** Whether the last request was refused for one reason. */
export function failedFor({ exchange }: PlaygroundState, kind: FailureReason['kind']): boolean {
  return exchange.kind === 'failed' && exchange.reason.kind === kind;
}

function firstState(data: OperationData, reader: ReaderValues): PlaygroundState {
  const language = [reader.memory.text('language'), ...(data.languages ?? defaultLanguages)]
    .map((name) => name && resolveLanguage(name)?.key)
    .find(Boolean);
  return { values: firstValues(data, reader), language: language || 'bash', exchange: { kind: 'idle' } };
}
