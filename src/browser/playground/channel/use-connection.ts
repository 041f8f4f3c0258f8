import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { carriesSocketHeaders } from '../../../base/http/socket-headers.ts';
import type { Texts } from '../../../base/languages/texts.ts';
import { explainFailure } from '../transport/explain-failure.ts';
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
    dispatch({ kind: 'connecting' });
    try {
      const made = new WebSocket(handshake.address, handshake.protocols);
      made.binaryType = 'arraybuffer';
      socket.current = made;
      listen(made, handshake.url);
    } catch {
      log('failed', explainFailure({ kind: 'invalid', problem: 'address', what: handshake.url }, texts).text);
    }
  };
  const listen = (made: WebSocket, url: string): void => {
    made.onopen = () => {
      attempts.current = 0;
      log('opened', [url, shownProtocol(made.protocol)].filter(Boolean).join(' · '));
    };
    made.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      typeof data === 'string' ? log('received', data) : log('received', '', { bytes: new Uint8Array(data) });
    made.onclose = (event) => {
      if (leaving.current === made) return log('closed', closeText(event), { isLate: socket.current !== null });
      if (socket.current !== made) return;
      socket.current = null;
      log(event.wasClean ? 'closed' : 'failed', closeText(event));
      if (event.wasClean || !wantsRetry.current) return;
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
    fail: (text: string) => log('failed', text),
    disconnect,
    send,
    clear: () => dispatch({ kind: 'clear' }),
  };
}

/** RFC 6455, section 7.4.1. */
const normalClosure = 1000;

/** Code and reason: the code tells what happened, the reason only sometimes comes along. */
function closeText({ code, reason }: CloseEvent): string {
  return [String(code), reason].filter(Boolean).join(' · ');
}

/** The one that carries headers to the service says nothing to a reader. */
function shownProtocol(protocol: string): string {
  return carriesSocketHeaders(protocol) ? '' : protocol;
}
