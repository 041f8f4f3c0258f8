import { lazy, Suspense, useState } from 'react';
import type { SecurityScheme } from '../../../model/api/security.ts';
import { relativeBase } from '../../../shared/request/server-url.ts';
import { findFlows } from '../oauth/find-flows.ts';
import { usePlayground } from '../playground-context.tsx';
import type { CredentialProps } from './CredentialEditor.tsx';

const importEditor = async () => ({ default: (await import('./OAuthEditor.tsx')).OAuthEditor });
const OAuthEditor = lazy(importEditor);

/** Ways to get a token, behind a line that opens them; open for who has used them before. They load once they show. */
export function TokenSource({ name, scheme, scopes, onChange }: CredentialProps & { scheme: SecurityScheme }) {
  const { data, state, memory, texts } = usePlayground();
  const [isOpen, setOpen] = useState(() => memory.text(`client:${name}`) !== null);
  const server = relativeBase({ ...data, choice: state.values.server, base: location.href });
  const flows = findFlows(scheme, server ?? location.href);
  if (flows.length === 0) return null;
  return (
    <details
      className="playground-oauth"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerEnter={() => void importEditor()}
    >
      <summary>{texts.getToken}</summary>
      {isOpen ? (
        <Suspense>
          <OAuthEditor
            name={name}
            scheme={scheme}
            flows={flows}
            scopes={scopes}
            onToken={(token) => onChange({ kind: 'token', token })}
          />
        </Suspense>
      ) : null}
    </details>
  );
}
