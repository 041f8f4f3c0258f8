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
      <dl>
        {headers.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
