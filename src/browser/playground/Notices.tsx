import type { HttpRequest } from '../../model/http.ts';
import { fillText } from '../support/fill-text.ts';
import { usePlayground } from './playground-context.tsx';
import { findNotices } from './state/request-notices.ts';
import { sentValues } from './state/sent-values.ts';
import { currentPage, routeOf } from './transport/route-of.ts';
import { fillVariables, unknownVariables } from './workspace/fill-variables.ts';
import { activeVariables } from './workspace/workspace.ts';

/** What of a request arrives in another way than a reader may think. */
export function Notices({ request }: { request: HttpRequest }) {
  const { data, state, workspace, texts } = usePlayground();
  const typed = sentValues(data.operation, state.values);
  const variables = activeVariables(workspace);
  const unknown = workspace.active < 0 ? [] : unknownVariables(typed, variables);
  const values = fillVariables(typed, variables);
  const isProxied = routeOf(request.url, data, currentPage()) !== null;
  const { encoded, leftOut } = findNotices({ operation: data.operation, values, request }, isProxied);
  const shown = [
    encoded.length > 0 && fillText(texts.encodedHeaders, { names: encoded.join(', ') }),
    leftOut.length > 0 && fillText(texts.headersLeftOut, { names: leftOut.join(', ') }),
    unknown.length > 0 && fillText(texts.noVariables, { names: unknown.join(', ') }),
    request.cookies.length > 0 && !isProxied && texts.cookiesStay,
  ].filter(Boolean);
  return (
    <div className="playground-notices" role="status">
      {shown.map((text) => (
        <p key={String(text)}>{text}</p>
      ))}
    </div>
  );
}
