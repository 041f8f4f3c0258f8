import { useEffect, useReducer, useRef, useState } from 'react';
import type { HttpRequest } from '../../model/http.ts';
import type { OperationData } from '../../model/operation-data.ts';
import { defaultLanguages } from '../../shared/snippets/default-languages.ts';
import { resolveLanguage } from '../../shared/snippets/resolve-language.ts';
import { createBrowserMemory, openStore } from './state/browser-memory.ts';
import { firstValues, type ReaderValues } from './state/first-values.ts';
import { type PlaygroundState, reducePlayground } from './state/playground-state.ts';
import { exposeServerVariables } from './state/scripted-variables.ts';
import { requestOf, sentValues } from './state/sent-values.ts';
import type { FailureReason } from './transport/failure-reason.ts';
import { sendRequest } from './transport/send-request.ts';
import { unfilledNames } from './transport/unfilled-names.ts';
import { fileBytes, lacksFile } from './values/attached-file.ts';

/**
 * The state of one playground, the request it stands for, and the ways to send and stop it.
 *
 * @param inputs as in `ReaderValues`
 */
export function usePlaygroundState(data: OperationData, inputs: unknown) {
  const [memory] = useState(() => createBrowserMemory({ base: data.base, document: data.document.id }, openStore()));
  const [scripted] = useState(() => exposeServerVariables(window));
  const [state, dispatch] = useReducer(reducePlayground, null, () =>
    firstState(data, { memory, scripted: scripted.current(), inputs }),
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

  const request = requestOf(data, state.values, location.href);
  const send = (): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    void sendRequest({
      request,
      bytesOf: fileBytes(sentValues(data.operation, state.values).body),
      proxy: proxyOf(data),
      includeCredentials: !data.proxy && data.credentials,
      signal: controller.signal,
      // What an earlier request still has to say is of no interest.
      onChange: (exchange) => running.current === controller && dispatch({ kind: 'exchange', exchange }),
    });
  };
  const sendChecked = (): void =>
    lacksFile(state.values.body)
      ? dispatch({ kind: 'exchange', exchange: { kind: 'failed', reason: { kind: 'file-missing' } } })
      : send();
  const missing = failedFor(state, 'incomplete') ? unfilledNames(request.url) : [];
  return { state, dispatch, memory, request, missing, send: sendChecked, cancel: () => running.current?.abort() };
}

/** Address of the service that requests go through; `null` where they are sent from the page. */
export function proxyOf({ proxy }: OperationData): string | null {
  return proxy ? (document.documentElement.dataset['service'] ?? null) : null;
}

/** Whether nothing keeps the reader from sending. */
export function isRunning({ exchange }: PlaygroundState): boolean {
  return exchange.kind === 'sending' || (exchange.kind === 'answered' && exchange.state === 'receiving');
}

/** Whether the last request was refused for one reason. */
export function failedFor({ exchange }: PlaygroundState, kind: FailureReason['kind']): boolean {
  return exchange.kind === 'failed' && exchange.reason.kind === kind;
}

/** Cookies that only the snippet sends. */
export function losesCookies(data: OperationData, { cookies }: HttpRequest): boolean {
  return cookies.length > 0 && proxyOf(data) === null;
}

function firstState(data: OperationData, reader: ReaderValues): PlaygroundState {
  const language = [reader.memory.text('language'), ...(data.languages ?? defaultLanguages)]
    .map((name) => name && resolveLanguage(name)?.key)
    .find(Boolean);
  return { values: firstValues(data, reader), language: language || 'bash', exchange: { kind: 'idle' } };
}
