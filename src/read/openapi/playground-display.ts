import type { Operation, PlaygroundDisplay } from '../../model/api/operation.ts';

/** Without a server there is nowhere to send a request to (docs/format.md#playground). */
export function playgroundDisplay(wanted: PlaygroundDisplay, operation: Operation): PlaygroundDisplay {
  return operation.servers.length > 0 || wanted === 'none' ? wanted : 'simple';
}
