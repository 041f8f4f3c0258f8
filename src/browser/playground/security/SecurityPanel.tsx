import type { SecurityRequirement } from '../../../model/api/operation.ts';
import type { Credential } from '../../../model/request-values.ts';
import { Choice } from '../Choice.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { usePlayground } from '../playground-context.tsx';
import { CredentialEditor } from './CredentialEditor.tsx';

/** How a request proves who sends it: a choice of alternatives, and the credentials of the chosen one. */
export function SecurityPanel() {
  const { data, state, dispatch, memory, texts } = usePlayground();
  const { security } = data.operation;
  if (security.every((requirement) => requirement.length === 0)) return null;
  const chosen = security[state.values.securityAlternative] ?? security[0]!;
  const set = (scheme: string, credential: Credential | null): void => {
    memory.rememberCredential(scheme, credential);
    dispatch({ kind: 'credential', scheme, credential });
  };
  const forget = (): void => {
    memory.clear();
    dispatch({ kind: 'forget' });
  };
  const forgetButton =
    Object.keys(state.values.credentials).length > 0 ? (
      <button type="button" className="playground-quiet-button" onClick={forget}>
        {texts.forget}
      </button>
    ) : null;
  return (
    <PanelSection title={texts.authorization} name="security" aside={forgetButton}>
      {security.length > 1 ? (
        <Choice
          label={texts.authorization}
          value={String(security.indexOf(chosen))}
          options={security.map((requirement, index) => ({
            value: String(index),
            label: titleOf(requirement) || texts.noAuthorization,
          }))}
          onChange={(index) => dispatch({ kind: 'alternative', index: Number(index) })}
        />
      ) : null}
      {chosen.map(({ scheme, scopes }) => (
        <CredentialEditor
          key={scheme}
          name={scheme}
          scopes={scopes}
          onChange={(credential) => set(scheme, credential)}
        />
      ))}
    </PanelSection>
  );
}

/** docs/format.md#playground: names of the schemes with spaces, joined with ` & `. */
function titleOf(requirement: SecurityRequirement): string {
  return requirement.map(({ scheme }) => scheme.replace(/[_-]/g, ' ')).join(' & ');
}
