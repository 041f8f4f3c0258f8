import { placeToCut } from '../../base/text/place-to-cut.ts';
import type { PageEntry } from '../../model/page.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';

/** Entries that stand in the page; the others wait in a file until a reader asks for them. */
const shownEntries = 60;

/** Operations or tags with links to their pages, however many. */
export function EntryList({ entries }: { entries: readonly PageEntry[] }) {
  const { entriesHref } = useApi();
  const { texts } = usePage();
  if (entries.length <= shownEntries * 1.5) return <Entries entries={entries} />;
  const later = entries.slice(shownEntries);
  return (
    <>
      <Entries entries={entries.slice(0, shownEntries)} />
      <details className="expandable">
        <summary>
          {texts.showMore} ({later.length})
        </summary>
        <a href={entriesHref(later)}>{texts.showMore}</a>
      </details>
    </>
  );
}

/** All of these entries. */
export function Entries({ entries }: { entries: readonly PageEntry[] }) {
  const { resolveHref, texts } = usePage();
  return (
    <ul className="api-entries">
      {entries.map(({ route, title, method, path, description, deprecated }) => (
        <li key={route}>
          <a href={resolveHref(route)}>{title}</a>
          {deprecated ? <em>{texts.deprecated}</em> : null}
          {method + path === '' ? null : (
            <p>
              {method === '' ? null : (
                <span className="method-pill" data-method={method.toLowerCase()}>
                  {method}
                </span>
              )}{' '}
              {path === '' ? null : <code>{path}</code>}
            </p>
          )}
          {description === '' || description === title ? null : <p>{shorten(description)}</p>}
        </li>
      ))}
    </ul>
  );
}

const maximalLength = 200;

/** A list tells what there is; the whole text stands on the page itself. */
function shorten(text: string): string {
  if (text.length <= maximalLength) return text;
  return `${text.slice(0, placeToCut(text, maximalLength)).trimEnd()}…`;
}
