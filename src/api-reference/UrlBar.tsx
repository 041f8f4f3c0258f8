import type { Operation, PlaygroundDisplay } from '../model/api.ts';
import { useApi } from './api-context.tsx';

interface Props {
  operation: Operation;
  display: PlaygroundDisplay;
  groups: readonly string[] | null;
}

/** Method and path, with the ways to use them: copy, and try where there is a playground. */
export function UrlBar({ operation, display, groups }: Props) {
  const { texts, document, config, operationHref, service } = useApi();
  if (display === 'none' && operation.method !== 'WEBHOOK') return null;
  const servers = operation.servers.length > 0 ? operation.servers : document.servers;
  const showsBase = config.url === 'full' || servers.length > 1;
  const base = showsBase ? (servers[0]?.url ?? '') : '';
  // Who is signed in is known to a service alone.
  const isOffered = display === 'interactive' || (display === 'auth' && service !== null);
  const canTry = isOffered && operation.method !== 'WEBHOOK' && servers.length > 0;
  return (
    <div className="api-url-bar" data-display={display}>
      <span className="method-pill" data-method={operation.method.toLowerCase()}>{operation.method}</span>
      <code className="api-url" tabIndex={0}>
        {base ? <span className="api-url-base">{base}</span> : null}
        {pathParts(operation.path).map((part, index) => (part.startsWith('{') ? <var key={index}>{part}</var> : part))}
      </code>
      {operation.method === 'WEBHOOK' ? null : <button type="button" className="api-url-copy" data-copy={`${base}${operation.path}`} aria-label={texts.copyPath} />}
      {canTry ? <button type="button" className="tryit-button" data-operation={operationHref(operation)} data-service={display === 'auth' ? service! : undefined} data-groups={display === 'auth' && groups ? JSON.stringify(groups) : undefined} hidden={display === 'auth'}>{texts.tryIt}</button> : null}
    </div>
  );
}

function pathParts(path: string): string[] {
  return path.split(/(\{[^}]*\})/).filter(Boolean);
}
