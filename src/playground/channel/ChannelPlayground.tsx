import { useState } from 'react';
import { ParameterPanels } from '../ParameterPanels.tsx';
import type { PlaygroundProps } from '../Playground.tsx';
import { PlaygroundDialog } from '../PlaygroundDialog.tsx';
import { PlaygroundProvider } from '../playground-context.tsx';
import { SecurityPanel } from '../security/SecurityPanel.tsx';
import { ServerPanel } from '../ServerPanel.tsx';
import { proxyOf, usePlaygroundState } from '../use-playground-state.ts';
import { handshakeOf } from './handshake.ts';
import { MessageLog } from './MessageLog.tsx';
import { MessagePanel } from './MessagePanel.tsx';
import { useConnection } from './use-connection.ts';

/** A dialog in which a reader opens a channel, sends messages and sees what comes. */
export function ChannelPlayground({ data, title, inputs, texts, onReady, onClose }: PlaygroundProps) {
  const { state, dispatch, memory, request } = usePlaygroundState(data, inputs);
  const [retries, setRetries] = useState(true);
  const { state: connection, connect, disconnect, send, clear } = useConnection(handshakeOf(request, { proxy: proxyOf(data), page: location.href }), retries);
  const isClosed = connection.phase === 'closed';
  return (
    <PlaygroundProvider value={{ data, state, dispatch, memory, texts }}>
      <PlaygroundDialog
        title={title}
        request={{ ...request, method: 'WSS' }}
        action={isClosed
          ? <button key="connect" type="submit" className="playground-send">{texts.connect}</button>
          : <button key="disconnect" type="button" className="playground-send" data-busy="" onClick={disconnect}>{texts.disconnect}</button>}
        inputs={<>
          <ServerPanel /><SecurityPanel /><ParameterPanels />
          <label className="playground-check"><input type="checkbox" checked={retries} onChange={({ target }) => setRetries(target.checked)} /> {texts.reconnect}</label>
        </>}
        outputs={<><MessagePanel canSend={connection.phase === 'open'} onSend={send} /><MessageLog connection={connection} onClear={clear} /></>}
        onSubmit={() => isClosed && connect()}
        onReady={onReady}
        onClose={onClose}
      />
    </PlaygroundProvider>
  );
}
