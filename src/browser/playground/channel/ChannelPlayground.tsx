import { useRef, useState } from 'react';
import { ParameterPanels } from '../ParameterPanels.tsx';
import type { PlaygroundProps } from '../Playground.tsx';
import { PlaygroundDialog } from '../PlaygroundDialog.tsx';
import { PlaygroundProvider } from '../playground-context.tsx';
import { ServerPanel } from '../ServerPanel.tsx';
import { SecurityPanel } from '../security/SecurityPanel.tsx';
import { currentPage, routeOf } from '../transport/route-of.ts';
import { failedFor, usePlaygroundState } from '../use-playground-state.ts';
import { handshakeOf } from './handshake.ts';
import { MessageLog } from './MessageLog.tsx';
import { MessagePanel } from './MessagePanel.tsx';
import { useConnection } from './use-connection.ts';

/** A dialog in which a reader opens a channel, sends messages and sees what comes. */
export function ChannelPlayground({ data, title, inputs, texts, onReady, onClose }: PlaygroundProps) {
  const { request, shown, send: _, cancel: __, refusal, ...context } = usePlaygroundState(data, inputs);
  const { dispatch } = context;
  const [retries, setRetries] = useState(true);
  const [subprotocols, setSubprotocols] = useState('');
  const outputs = useRef<HTMLElement>(null);
  const proxy = routeOf(request.url, data, currentPage());
  const address = shown.hide(shown.request.url);
  const handshake = handshakeOf(request, { proxy, page: location.href, shown: address, subprotocols });
  const { state: connection, connect, fail, disconnect, send, clear } = useConnection(handshake, { retries, texts });
  const isClosed = connection.phase === 'closed';
  const open = async (): Promise<void> => {
    const reason = await refusal();
    // Who asks for it once more does so knowing what is missing.
    const isMeant = reason?.kind === 'required' && failedFor(context.state, 'required');
    dispatch({ kind: 'exchange', exchange: reason && !isMeant ? { kind: 'failed', reason } : { kind: 'idle' } });
    if (reason && !isMeant) return fail(reason);
    connect();
    // On a phone messages stand below everything else.
    if (matchMedia('(max-width: 60rem)').matches) outputs.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <PlaygroundProvider value={{ data, texts, ...context }}>
      <PlaygroundDialog
        title={title}
        method="WSS"
        address={address}
        action={
          isClosed ? (
            <button key="connect" type="submit" className="playground-send">
              {texts.connect}
            </button>
          ) : (
            <button key="disconnect" type="button" className="playground-send" data-busy="" onClick={disconnect}>
              {texts.disconnect}
            </button>
          )
        }
        inputs={
          <>
            <ServerPanel />
            <SecurityPanel />
            <ParameterPanels />
            <label className="playground-subprotocols">
              {texts.subprotocols}
              <input
                className="playground-control"
                value={subprotocols}
                placeholder="graphql-ws, mqtt"
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => setSubprotocols(target.value)}
              />
            </label>
            {handshake.unsent.length > 0 ? (
              <p className="playground-hint">{texts.headersStay.replace('{names}', handshake.unsent.join(', '))}</p>
            ) : null}
            {proxy === null ? null : <p className="playground-hint">{texts.passedOn}</p>}
            <label className="playground-check">
              <input type="checkbox" checked={retries} onChange={({ target }) => setRetries(target.checked)} />{' '}
              {texts.reconnect}
            </label>
          </>
        }
        outputs={
          <>
            <MessagePanel ref={outputs} canSend={connection.phase === 'open'} onSend={send} />
            <MessageLog connection={connection} onClear={clear} />
          </>
        }
        onSubmit={() => void (isClosed && open())}
        onReady={onReady}
        onClose={onClose}
      />
    </PlaygroundProvider>
  );
}
