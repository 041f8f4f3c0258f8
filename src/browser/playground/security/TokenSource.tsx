import { useState } from 'react';
import type { SecurityScheme } from '../../../model/api/security.ts';
import { relativeBase } from '../../../shared/request/server-url.ts';
import { lazyPart } from '../lazy-part.tsx';
import { findFlows } from '../oauth/find-flows.ts';
import { usePlayground } from '../playground-context.tsx';

const importEditor = async () => (await import('./OAuthEditor.tsx')).OAuthEditor;
const OAuthEditor = lazyPart(importEditor);

interface Props {
  /** Key of the scheme. */
  name: string;
  scheme: SecurityScheme;
  scopes: string[];
  onToken: (token: string) => void;
}

/** Ways to get a token, behind a line that opens them; open for who has used them before. They load once they show. */
export function TokenSource({ name, scheme, scopes, onToken }: Props) {
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
      {isOpen ? <OAuthEditor name={name} scheme={scheme} flows={flows} scopes={scopes} onToken={onToken} /> : null}
    </details>
  );
}
