import type { SchemeFlow, SchemeScope } from '../../read/openapi/scheme-flows.ts';
import { useApi } from './api-context.tsx';
import { TermList } from './TermList.tsx';

/** The ways to a token: their addresses, and what their scopes allow. */
export function SchemeFlows({ flows }: { flows: readonly SchemeFlow[] }) {
  return (
    <>
      {flows.map(({ name, addresses, scopes }) => (
        <div key={name} className="api-flow">
          <p>
            <strong>{name}</strong>
          </p>
          <dl className="api-facts">
            {addresses.map(({ label, url }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <code>{url}</code>
                </dd>
              </div>
            ))}
          </dl>
          <FlowScopes scopes={scopes} />
        </div>
      ))}
    </>
  );
}

/** Scopes with what they allow; nothing for none. */
export function FlowScopes({ scopes }: { scopes: readonly SchemeScope[] }) {
  const { texts } = useApi();
  if (scopes.length === 0) return null;
  return (
    <>
      <small>{texts.scopes}</small>
      <TermList terms={scopes.map(({ name, description }) => ({ term: <code>{name}</code>, description }))} />
    </>
  );
}
