import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Texts } from '../../../base/languages/texts.ts';
import { explainFailure } from '../transport/explain-failure.ts';
import { firstConnection, reduceConnection, retryDelay } from './connection-state.ts';
import type { Handshake } from './handshake.ts';

/** A WebSocket with a log of all that happens, which is opened again when it breaks as long as `retries`. */
export function useConnection(
  handshake: Handshake,
  { retries, texts }: { retries: boolean; texts: Texts['playground'] },
) {
  const [state, dispatch] = useReducer(reduceConnection, firstConnection);
  const socket = useRef<WebSocket | null>(null);
  const timer = useRef(0);
  const attempts = useRef(0);
  const wantsRetry = useRef(retries);
  wantsRetry.current = retries;
  const log = (kind: 'opened' | 'sent' | 'received' | 'closed' | 'failed', text: string): void =>
    dispatch({ kind, text, time: Date.now() });

  const drop = (): void => {
    clearTimeout(timer.current);
    const before = socket.current;
    socket.current = null;
    before?.close();
  };
  const connect = (): void => {
    drop();
    dispatch({ kind: 'connecting' });
    try {
      const made = new WebSocket(handshake.address, handshake.protocols);
      socket.current = made;
      listen(made, handshake.url);
    } catch {
      log('failed', explainFailure({ kind: 'invalid', problem: 'address', what: handshake.url }, texts).text);
    }
  };
  const listen = (made: WebSocket, url: string): void => {
    made.onopen = () => {
      attempts.current = 0;
      log('opened', url);
    };
    made.onmessage = ({ data }) => void textOf(data).then((text) => log('received', text));
    made.onclose = ({ code, reason, wasClean }) => {
      if (socket.current !== made) return;
      socket.current = null;
      log(wasClean ? 'closed' : 'failed', reason || String(code));
      if (wasClean || !wantsRetry.current) return;
      dispatch({ kind: 'waiting' });
      timer.current = window.setTimeout(connect, retryDelay(attempts.current++));
    };
  };
  const disconnect = (): void => {
    const wasOpen = socket.current !== null;
    drop();
    if (wasOpen) log('closed', '');
    else dispatch({ kind: 'stopped' });
  };
  const send = (text: string): void => {
    socket.current?.send(text);
    log('sent', text);
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

function textOf(data: unknown): Promise<string> {
  return data instanceof Blob ? data.text() : Promise.resolve(String(data));
}
