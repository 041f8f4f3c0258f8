import { placeToCut } from '../../base/text/place-to-cut.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';

/** Names with a value each, one a line; a name without one says everything. */
export function ValuePairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  if (pairs.length === 0) return null;
  return (
    <ul>
      {pairs.map(([label, value], index) => (
        <li key={index}>
          {label}
          {value === '' ? null : (
            <>
              : <PairedValue value={value} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Characters of a value that is seen as a whole, and of the beginning of one that is not. */
const maxSeen = 240;
const beginning = 119;

/** Of a long value the beginning; the whole of it waits in a file until a reader asks for it. */
function PairedValue({ value }: { value: string }) {
  const { codeHref } = useApi();
  const { showMore } = usePage().texts;
  if (value.length <= maxSeen) return <code>{value}</code>;
  return (
    <>
      <code>{value.slice(0, placeToCut(value, beginning))}…</code>
      <details className="expandable">
        <summary>{showMore}</summary>
        <a href={codeHref(value, 'text')}>{showMore}</a>
      </details>
    </>
  );
}
