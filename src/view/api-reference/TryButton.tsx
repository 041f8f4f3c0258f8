import type { Operation, PlaygroundDisplay } from '../../model/api/operation.ts';
import { useApi } from './api-context.tsx';

interface Props {
  /** An operation, or a channel by its id. */
  target: Pick<Operation, 'document' | 'method' | 'path'>;
  display: PlaygroundDisplay;
  /** Who may see the playground where `display` is `auth`; `null` for everyone who is signed in. */
  groups: readonly string[] | null;
}

/** Opens the playground, where there is one. Who is signed in is known to a service, which the browser asks. */
export function TryButton({ target, display, groups }: Props) {
  const { texts, operationHref } = useApi();
  const isGuarded = display === 'auth';
  if (display !== 'interactive' && !isGuarded) return null;
  return (
    <button
      type="button"
      className="tryit-button"
      data-operation={operationHref(target)}
      data-guarded={isGuarded ? '' : undefined}
      data-groups={isGuarded && groups ? JSON.stringify(groups) : undefined}
      hidden={isGuarded}
      // Until the script listens a press would be lost.
      disabled
    >
      {texts.tryIt}
    </button>
  );
}
