import { usePlayground } from '../playground-context.tsx';

/** The headers of a response that the browser shows to pages. */
export function HeaderTable({ headers }: { headers: readonly [string, string][] }) {
  const { texts } = usePlayground();
  if (headers.length === 0) return null;
  return (
    <details className="playground-headers">
      <summary>
        {texts.headers} <span className="playground-type">{headers.length}</span>
      </summary>
      {/* Scrolls where there are many, which keys can do only with what takes the focus. */}
      <dl tabIndex={0}>
        {headers.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
