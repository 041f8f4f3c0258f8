import { useId, useState } from 'react';
import type { SecurityScheme } from '../../../model/api/security.ts';
import { Choice } from '../Choice.tsx';
import { callbackPath } from '../oauth/callback-page.ts';
import type { TokenFlow } from '../oauth/find-flows.ts';
import { requestToken } from '../oauth/request-token.ts';
import { usePlayground } from '../playground-context.tsx';
import { Row } from '../Row.tsx';
import { ScopeList } from './ScopeList.tsx';
import { SecretInput } from './SecretInput.tsx';
import { TokenLife } from './TokenLife.tsx';
import { type TokenStatus, useTokenRequest } from './use-token-request.ts';

interface Props {
  name: string;
  scheme: SecurityScheme;
  /** The ways to a token, at least one. */
  flows: readonly TokenFlow[];
  /** What the operation asks for. */
  scopes: string[];
  onToken: (token: string) => void;
}

/** The ways to an access token that a scheme offers, and what each of them needs. */
export function OAuthEditor({ name, scheme, flows, scopes, onToken }: Props) {
  const { data, memory, texts } = usePlayground();
  const [position, setPosition] = useState(0);
  const [id, setId] = useState(memory.text(`client:${name}`) ?? '');
  const [secret, setSecret] = useState(memory.secret(`client:${name}`) ?? '');
  const [owner, setOwner] = useState({ username: '', password: '' });
  const [wanted, setWanted] = useState(scopes.length > 0 ? scopes : scheme.type === 'openIdConnect' ? ['openid'] : []);
  const { status, run } = useTokenRequest(name, onToken);
  const flow = flows[position];
  if (!flow) return null;
  const redirect = `${location.origin}${data.base}/${callbackPath}`;
  const client = { id, secret: flow.grant === 'implicit' ? '' : secret };
  const start = (): void => {
    memory.rememberText(`client:${name}`, id);
    memory.rememberSecret(`client:${name}`, secret || null);
    const asked = { flow, client, owner, scopes: wanted, redirect, signedIn: texts.signedIn };
    run(client, (progress) => requestToken({ ...asked, ...progress }));
  };
  return (
    <>
      {flows.length > 1 ? (
        <Choice
          label={texts.flow}
          value={String(position)}
          options={flows.map(({ grant }, index) => ({
            value: String(index),
            label: `${texts.flows[grant]} (${grant})`,
          }))}
          onChange={(value) => setPosition(Number(value))}
        />
      ) : null}
      <TextRow label={texts.clientId} value={id} onChange={setId} />
      {flow.grant === 'implicit' ? null : <SecretRow label={texts.clientSecret} value={secret} onChange={setSecret} />}
      {flow.grant === 'password' ? (
        <>
          <TextRow
            label={texts.username}
            value={owner.username}
            onChange={(username) => setOwner({ ...owner, username })}
          />
          <SecretRow
            label={texts.password}
            value={owner.password}
            onChange={(password) => setOwner({ ...owner, password })}
          />
        </>
      ) : null}
      <ScopeList offered={flow.scopes} wanted={wanted} onChange={setWanted} />
      {opensWindow(flow) ? (
        <p className="playground-hint">
          {texts.redirect} <code>{redirect}</code>
        </p>
      ) : null}
      <div className="playground-buttons">
        <button type="button" className="playground-add" disabled={!isReady(flow, client, owner)} onClick={start}>
          {opensWindow(flow) ? texts.signIn : texts.asClient}
        </button>
        <TokenLife name={name} onToken={onToken} />
        <span role="status" className="playground-note" data-kind={status.kind}>
          <StatusText {...status} />
        </span>
      </div>
    </>
  );
}

/** The address of a task is a link: it is opened in this browser as often as on another device. */
function StatusText({ text, task }: TokenStatus) {
  const [before, after] = text.split('{address}');
  return (
    <>
      {before}
      {task ? (
        <a href={task.link} target="_blank" rel="noopener noreferrer">
          {task.address}
        </a>
      ) : null}
      {after}
    </>
  );
}

function opensWindow({ grant }: TokenFlow): boolean {
  return grant === 'authorizationCode' || grant === 'implicit';
}

function isReady(
  { grant }: TokenFlow,
  client: { id: string; secret: string },
  owner: { username: string; password: string },
): boolean {
  if (grant === 'password') return owner.username !== '' && owner.password !== '';
  return client.id !== '' && (grant !== 'clientCredentials' || client.secret !== '');
}

interface RowProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function TextRow({ label, value, onChange }: RowProps) {
  const id = useId();
  return (
    <Row id={id} name={label}>
      <input
        id={id}
        className="playground-control"
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </Row>
  );
}

function SecretRow({ label, value, onChange }: RowProps) {
  const id = useId();
  return (
    <Row id={id} name={label}>
      <SecretInput id={id} value={value} onChange={onChange} />
    </Row>
  );
}
