import type { Texts } from '../../base/languages/texts.ts';
import type { Message } from './conversation.ts';

/** The pages that an answer rests on, with the numbers by which it cites them, without those that it links by name. */
export function Sources({ message, texts }: { message: Message; texts: Texts['assistant'] }) {
  const answer = message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  const sources = message.parts.flatMap((part) =>
    part.type === 'source-url' && isAddress(part.url) && !isLinked(answer, part.url) ? [part] : [],
  );
  const distinct = sources.filter(({ url }, index) => sources.findIndex((other) => other.url === url) === index);
  if (distinct.length === 0) return null;
  return (
    <nav className="assistant-sources" aria-label={texts.sources}>
      <p>{texts.sources}</p>
      <ul>
        {distinct.map(({ sourceId, url, title }) => (
          <li key={sourceId}>
            {citationOf(answer, url)}
            <a href={url}>{title ?? url}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a link that only cites a page is in Markdown: its text is a number. */
const CITATION = /\[(\d{1,4})\]\(<?([^)>]*)>?\)/g;

function citationOf(markdown: string, url: string): React.ReactNode {
  const cited = [...markdown.matchAll(CITATION)].find(([, , target]) => target === url);
  return cited ? <span className="assistant-citation">{cited[1]}</span> : null;
}

function isLinked(markdown: string, url: string): boolean {
  const named = markdown.replace(CITATION, '');
  return named.includes(`](<${url}>)`) || named.includes(`](${url})`);
}

function isAddress(url: string): boolean {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}
