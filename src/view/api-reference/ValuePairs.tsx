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
              : <code>{value}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
