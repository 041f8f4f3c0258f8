import type { HttpRequest } from '../../model/http.ts';
import { fillText } from '../support/fill-text.ts';
import { usePlayground } from './playground-context.tsx';
import { findNotices } from './state/request-notices.ts';
import { sentValues } from './state/sent-values.ts';
import { currentPage, routeOf } from './transport/route-of.ts';

/** What of a request arrives in another way than a reader may think. */
export function Notices({ request }: { request: HttpRequest }) {
  const { data, state, texts } = usePlayground();
  const values = sentValues(data.operation, state.values);
  const isProxied = routeOf(request.url, data, currentPage()) !== null;
  const { encoded, leftOut } = findNotices({ operation: data.operation, values, request }, isProxied);
  const shown = [
    encoded.length > 0 && fillText(texts.encodedHeaders, { names: encoded.join(', ') }),
    leftOut.length > 0 && fillText(texts.headersLeftOut, { names: leftOut.join(', ') }),
    request.cookies.length > 0 && !isProxied && texts.cookiesStay,
  ].filter(Boolean);
  return (
    <ul className="playground-notices" role="status">
      {shown.map((text) => (
        <li key={String(text)}>{text}</li>
      ))}
    </ul>
  );
}
