import { useId, useRef, useState } from 'react';
import type { SecurityScheme } from '../../../model/api.ts';
import { fillText } from '../../support/fill-text.ts';
import { callbackPath } from '../oauth/callback-page.ts';
import { findOAuthEndpoints } from '../oauth/find-oauth-endpoints.ts';
import { requestToken } from '../oauth/request-token.ts';
import { TokenFault } from '../oauth/token-fault.ts';
import { usePlayground } from '../playground-context.tsx';
import { Row } from '../Row.tsx';
import { ScopeList } from './ScopeList.tsx';
import { SecretInput } from './SecretInput.tsx';

interface Props {
  name: string;
  scheme: SecurityScheme;
  /** What the operation asks for. */
  scopes: string[];
  onToken: (token: string) => void;
}

/** Ways to get an access token: signing in, or as the client itself. */
export function OAuthEditor({ name, scheme, scopes, onToken }: Props) {
  const { data, memory, texts } = usePlayground();
  const endpoints = findOAuthEndpoints(scheme, location.href);
  const [id, setId] = useState(memory.text(`client:${name}`) ?? '');
  const [secret, setSecret] = useState('');
  const [wanted, setWanted] = useState(scopes.length > 0 ? scopes : scheme.type === 'openIdConnect' ? ['openid'] : []);
  const { status, run } = useTokenRequest(onToken);
  const [idField, secretField] = [useId(), useId()];
  const redirect = `${location.origin}${data.base}/${callbackPath}`;
  const start = (grant: 'code' | 'client'): void => {
    memory.rememberText(`client:${name}`, id);
    run((signal) =>
      requestToken({
        scheme,
        client: { id, secret },
        scopes: wanted,
        grant,
        redirect,
        signal,
        signedIn: texts.signedIn,
      }),
    );
  };
  if (!endpoints.hasSignIn && !endpoints.hasClientGrant) return null;
  return (
    <details className="playground-oauth" open>
      <summary>{texts.getToken}</summary>
      <Row id={idField} name={texts.clientId}>
        <input
          id={idField}
          className="playground-control"
          value={id}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setId(target.value)}
        />
      </Row>
      <Row id={secretField} name={texts.clientSecret}>
        <SecretInput id={secretField} value={secret} onChange={setSecret} />
      </Row>
      <ScopeList offered={endpoints.scopes} wanted={wanted} onChange={setWanted} />
      {endpoints.hasSignIn ? (
        <p className="playground-hint">
          {texts.redirect} <code>{redirect}</code>
        </p>
      ) : null}
      <div className="playground-buttons">
        {endpoints.hasSignIn ? (
          <button type="button" className="playground-add" disabled={id === ''} onClick={() => start('code')}>
            {texts.signIn}
          </button>
        ) : null}
        {endpoints.hasClientGrant ? (
          <button
            type="button"
            className="playground-add"
            disabled={id === '' || secret === ''}
            onClick={() => start('client')}
          >
            {texts.asClient}
          </button>
        ) : null}
        <span role="status" className="playground-note" data-kind={status.kind}>
          {status.text}
        </span>
      </div>
    </details>
  );
}

function useTokenRequest(onToken: (token: string) => void) {
  const { texts } = usePlayground();
  const [status, setStatus] = useState<{ kind: 'idle' | 'waiting' | 'done' | 'failed'; text: string }>({
    kind: 'idle',
    text: '',
  });
  const running = useRef<AbortController | null>(null);
  const run = (request: (signal: AbortSignal) => Promise<string>): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStatus({ kind: 'waiting', text: texts.waitingForToken });
    request(controller.signal).then(
      (token) => {
        onToken(token);
        setStatus({ kind: 'done', text: texts.gotToken });
      },
      (error: unknown) =>
        running.current === controller &&
        setStatus({
          kind: 'failed',
          text: error instanceof TokenFault ? fillText(texts.tokenFaults[error.kind], error.values) : String(error),
        }),
    );
  };
  return { status, run };
}
