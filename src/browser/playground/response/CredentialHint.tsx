import type { MouseEvent } from 'react';
import { usePlayground } from '../playground-context.tsx';
import { lacksCredentials } from '../state/lacks-credentials.ts';

/** Beside a refusal of a request that had no credentials: where they are filled in. */
export function CredentialHint({ status }: { status: number }) {
  const { data, state, texts } = usePlayground();
  if (status !== 401 || !lacksCredentials(data.operation.security, state.values)) return null;
  return (
    <div className="playground-failure" role="status">
      <p>{texts.noCredentials}</p>
      <button type="button" className="playground-add" onClick={focusCredentials}>
        {texts.authorization}
      </button>
    </div>
  );
}

function focusCredentials({ currentTarget }: MouseEvent): void {
  const panel = currentTarget.closest('dialog')?.querySelector('[data-panel=security]');
  const field = panel?.querySelector<HTMLElement>('input, select') ?? panel?.querySelector<HTMLElement>('summary');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
