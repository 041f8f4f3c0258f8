import { useEffect, useRef, useState } from 'react';
import { fillText } from '../../support/fill-text.ts';
import type { DeviceTask } from '../oauth/ask-device.ts';
import { keepToken } from '../oauth/kept-token.ts';
import type { OAuthClient } from '../oauth/oauth-requests.ts';
import type { GrantedToken } from '../oauth/request-token.ts';
import { TokenFault } from '../oauth/token-fault.ts';
import { usePlayground } from '../playground-context.tsx';

export interface TokenStatus {
  kind: 'idle' | 'waiting' | 'done' | 'failed';
  text: string;
  /** What the text asks for. */
  task?: DeviceTask;
}

interface Progress {
  signal: AbortSignal;
  onTask: (task: DeviceTask) => void;
  onClosed: () => void;
}

/** Gets tokens for a scheme, one at a time, and says in words how that goes. */
export function useTokenRequest(scheme: string, onToken: (token: string) => void) {
  const { memory, texts } = usePlayground();
  const [status, setStatus] = useState<TokenStatus>({ kind: 'idle', text: '' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = (client: OAuthClient, request: (progress: Progress) => Promise<GrantedToken>): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const tell = (next: TokenStatus): void => {
      if (running.current === controller) setStatus(next);
    };
    tell({ kind: 'waiting', text: texts.waitingForToken });
    const onTask = (task: DeviceTask): void =>
      tell({ kind: 'waiting', text: fillText(texts.enterCode, { code: task.code }), task });
    const onClosed = (): void => tell({ kind: 'waiting', text: texts.windowClosed });
    request({ signal: controller.signal, onTask, onClosed }).then(
      (granted) => {
        keepToken(memory, scheme, { ...granted, client });
        onToken(granted.token);
        tell({ kind: 'done', text: texts.gotToken });
      },
      (error: unknown) =>
        tell({
          kind: 'failed',
          text: error instanceof TokenFault ? fillText(texts.tokenFaults[error.kind], error.values) : String(error),
        }),
    );
  };
  return { status, run };
}
