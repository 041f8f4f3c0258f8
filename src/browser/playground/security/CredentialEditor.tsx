import { useId } from 'react';
import type { SecurityScheme } from '../../../model/api/security.ts';
import type { Credential } from '../../../model/request-values.ts';
import { ownValue } from '../../../shared/json-schema/untrusted-value.ts';
import { takesLogin } from '../../../shared/request/build-credentials.ts';
import { lazyPart } from '../lazy-part.tsx';
import { usePlayground } from '../playground-context.tsx';
import { Row } from '../Row.tsx';
import { SecretInput } from './SecretInput.tsx';

/** Few APIs need it. */
const TokenSource = lazyPart(async () => (await import('./TokenSource.tsx')).TokenSource);

interface Props {
  /** Key of the scheme. */
  name: string;
  scopes: string[];
  onChange: (credential: Credential | null) => void;
}

/** The fields of one security scheme. */
export function CredentialEditor({ name, scopes, onChange }: Props) {
  const { data, texts } = usePlayground();
  const { securitySchemes } = data.document;
  const scheme = ownValue(securitySchemes, name);
  if (!scheme) return null;
  switch (scheme.type) {
    case 'mutualTLS':
      return <p className="playground-note">{scheme.description || texts.certificate}</p>;
    case 'http':
      return takesLogin(scheme) ? (
        <LoginFields name={name} type={scheme.scheme} scheme={scheme} onChange={onChange} />
      ) : (
        <TokenField name={name} label="Authorization" type={scheme.scheme} scheme={scheme} onChange={onChange} />
      );
    case 'apiKey':
      return <TokenField name={name} label={scheme.name} type={scheme.in} scheme={scheme} onChange={onChange} />;
    case 'oauth2':
    case 'openIdConnect':
      return (
        <>
          <TokenField name={name} label={texts.token} type="Bearer" scheme={scheme} onChange={onChange} />
          <TokenSource
            name={name}
            scheme={scheme}
            scopes={scopes}
            onToken={(token) => onChange({ kind: 'token', token })}
          />
        </>
      );
  }
}

interface FieldProps {
  name: string;
  scheme: SecurityScheme;
  onChange: Props['onChange'];
}

function useCredential(name: string): Credential | undefined {
  const { credentials } = usePlayground().state.values;
  return ownValue(credentials, name);
}

function TokenField({ name, label, type, scheme, onChange }: FieldProps & { label: string; type: string }) {
  const credential = useCredential(name);
  const id = useId();
  return (
    <Row id={id} name={label} type={type} description={scheme.description}>
      <SecretInput
        id={id}
        value={credential?.kind === 'token' ? credential.token : ''}
        onChange={(token) => onChange(token === '' ? null : { kind: 'token', token })}
      />
    </Row>
  );
}

function LoginFields({ name, type, scheme, onChange }: FieldProps & { type: string }) {
  const { texts } = usePlayground();
  const credential = useCredential(name);
  const [first, second] = [useId(), useId()];
  const { username, password } = credential?.kind === 'basic' ? credential : { username: '', password: '' };
  const set = (next: { username: string; password: string }): void =>
    onChange(next.username === '' && next.password === '' ? null : { kind: 'basic', ...next });
  return (
    <>
      <Row id={first} name={texts.username} type={type} description={scheme.description}>
        <input
          id={first}
          className="playground-control"
          value={username}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          onChange={({ target }) => set({ username: target.value, password })}
        />
      </Row>
      <Row id={second} name={texts.password}>
        <SecretInput id={second} value={password} onChange={(text) => set({ username, password: text })} />
      </Row>
    </>
  );
}
