import type { Operation, PlaygroundDisplay } from '../../model/api/operation.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { TryButton } from './TryButton.tsx';

interface Props {
  operation: Operation;
  display: PlaygroundDisplay;
  groups: readonly string[] | null;
}

/**
 * Method and path, with the ways to use them: copy, and try where there is a playground. Of a webhook its name alone,
 * which is at no address of the API.
 */
export function UrlBar({ operation, display, groups }: Props) {
  const { texts, document, config } = useApi();
  const { copied } = usePage().texts;
  const isWebhook = operation.method === 'WEBHOOK';
  if (display === 'none' && !isWebhook) return null;
  const servers = operation.servers.length > 0 ? operation.servers : document.servers;
  const showsBase = !isWebhook && (config.url === 'full' || servers.length > 1);
  const base = showsBase ? (servers[0]?.url ?? '') : '';
  const canTry = !isWebhook && servers.length > 0;
  return (
    <div className="api-url-bar" data-display={display}>
      <span className="method-pill" data-method={operation.method.toLowerCase()}>
        {operation.method}
      </span>
      <code className="api-url" tabIndex={0}>
        {base ? <span className="api-url-base">{base}</span> : null}
        {pathParts(operation.path).map((part, index) => (part.startsWith('{') ? <var key={index}>{part}</var> : part))}
      </code>
      {isWebhook ? null : (
        <button
          type="button"
          className="api-url-copy"
          data-copy={`${base}${operation.path}`}
          aria-label={texts.copyPath}
          data-copied={copied}
        />
      )}
      {canTry ? <TryButton target={operation} display={display} groups={groups} /> : null}
    </div>
  );
}

function pathParts(path: string): string[] {
  return path.split(/(\{[^}]*\})/).filter(Boolean);
}
