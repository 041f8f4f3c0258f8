import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Texts } from '../../../base/languages/texts.ts';
import { explainFailure } from '../transport/explain-failure.ts';
import type { FailureReason } from '../transport/failure-reason.ts';
import { isMixedContent } from '../transport/route-of.ts';
import { type ConnectionLogEntry, firstConnection, reduceConnection, retryDelay } from './connection-state.ts';
import type { Handshake } from './handshake.ts';

/** A WebSocket with a log of all that happens, which is opened again when it breaks as long as `retries`. */
export function useConnection(
  handshake: Handshake,
  { retries, texts }: { retries: boolean; texts: Texts['playground'] },
) {
  const [state, dispatch] = useReducer(reduceConnection, firstConnection);
  const socket = useRef<WebSocket | null>(null);
  const leaving = useRef<WebSocket | null>(null);
  const timer = useRef(0);
  const attempts = useRef(0);
  const wantsRetry = useRef(retries);
  wantsRetry.current = retries;
  const log = (kind: ConnectionLogEntry['kind'], text: string, more: { bytes?: Uint8Array; isLate?: boolean } = {}) =>
    dispatch({ kind, text, time: Date.now(), ...more });

  const drop = (): void => {
    clearTimeout(timer.current);
    const before = socket.current;
    socket.current = null;
    before?.close(normalClosure);
  };
  const connect = (): void => {
    drop();
    const { address, protocols, url } = handshake;
    if (isMixedContent(address, location.href)) return fail({ kind: 'mixed-content', url });
    dispatch({ kind: 'connecting' });
    try {
      const made = new WebSocket(address, protocols);
      made.binaryType = 'arraybuffer';
      socket.current = made;
      listen(made, handshake);
    } catch {
      fail({ kind: 'invalid', problem: 'address', what: url });
    }
  };
  const fail = (reason: FailureReason): void => log('failed', explainFailure(reason, texts).text);
  const listen = (made: WebSocket, { url, named }: Handshake): void => {
    let isOpened = false;
    made.onopen = () => {
      isOpened = true;
      attempts.current = 0;
      log('opened', [url, ...named.filter((protocol) => protocol === made.protocol)].join(' · '));
    };
    made.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      typeof data === 'string' ? log('received', data) : log('received', '', { bytes: new Uint8Array(data) });
    made.onclose = (event) => {
      if (leaving.current === made) return log('closed', closeText(event), { isLate: socket.current !== null });
      if (socket.current !== made) return;
      socket.current = null;
      if (event.wasClean) return log('closed', closeText(event));
      log('failed', closeText(event, isOpened ? texts.broken : texts.notOpened));
      if (!wantsRetry.current) return;
      dispatch({ kind: 'waiting' });
      timer.current = window.setTimeout(connect, retryDelay(attempts.current++));
    };
  };
  const disconnect = (): void => {
    leaving.current = socket.current;
    drop();
    dispatch({ kind: 'stopped' });
  };
  const send = (message: string | Uint8Array<ArrayBuffer>): void => {
    socket.current?.send(message);
    if (typeof message === 'string') log('sent', message);
    else log('sent', '', { bytes: message });
  };
  const leave = useEffectEvent(drop);
  useEffect(() => () => leave(), []);
  return {
    state,
    connect,
    fail,
    disconnect,
    send,
    clear: () => dispatch({ kind: 'clear' }),
  };
}

/** RFC 6455, section 7.4.1. */
const normalClosure = 1000;

/** Code and reason: the code tells what happened, the reason only sometimes comes along. */
function closeText({ code, reason }: CloseEvent, unsaid = ''): string {
  return [String(code), reason || unsaid].filter(Boolean).join(' · ');
}
