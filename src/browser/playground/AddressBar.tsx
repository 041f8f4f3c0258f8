import type { ReactNode } from 'react';
import { EndpointMenu } from './endpoints/EndpointMenu.tsx';
import { usePlayground } from './playground-context.tsx';
import { WorkspaceMenu } from './workspace/WorkspaceMenu.tsx';

interface Props {
  title: string;
  method: string;
  address: string;
  action: ReactNode;
  onClose: () => void;
}

/** The head of the playground: what is sent where, and the buttons to send, stop and leave. */
export function AddressBar({ title, method, address, action, onClose }: Props) {
  const { texts } = usePlayground();
  return (
    <header className="playground-head">
      <h2 className="playground-title" tabIndex={-1}>
        {title}
      </h2>
      <div className="playground-head-buttons">
        <WorkspaceMenu />
        <EndpointMenu />
        <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose} />
      </div>
      <div className="playground-address">
        <span className="method-pill" data-method={method.toLowerCase()}>
          {method}
        </span>
        <code className="playground-url" role="group" tabIndex={0} aria-label={texts.address}>
          {urlParts(address)}
        </code>
      </div>
      {action}
    </header>
  );
}

/** The origin stands back, and what is still to be filled in stands out. */
function urlParts(url: string) {
  const origin = /^[a-z]+:\/\/[^/?#]*/i.exec(url)?.[0] ?? '';
  const rest = url.slice(origin.length).split(/(\{[^{}]+\})/);
  return (
    <>
      <span className="playground-origin">{origin}</span>
      {rest.map((part, index) => (index % 2 === 1 ? <var key={index}>{part}</var> : part))}
    </>
  );
}
