import type { Server } from '../../model/api/server.ts';
import { useApi } from './api-context.tsx';
import { ServerList } from './ServerList.tsx';

/**
 * Where an operation can be called, behind a line that opens it: of a single plain address the bar above says enough.
 */
export function OperationServers({ servers }: { servers: readonly Server[] }) {
  const { texts } = useApi();
  if (!servers.some(({ variables, description }) => servers.length > 1 || variables.length > 0 || description !== ''))
    return null;
  return (
    <details className="expandable">
      <summary>{texts.sections.servers}</summary>
      <div className="block-content">
        <ServerList servers={servers} />
      </div>
    </details>
  );
}
