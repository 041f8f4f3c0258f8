import type { Texts } from '../../base/languages/texts.ts';
import type { Message } from './conversation.ts';

/** The pages that an answer rests on, without those that it links itself. */
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
            <a href={url}>{title ?? url}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isLinked(markdown: string, url: string): boolean {
  return markdown.includes(`](<${url}>)`) || markdown.includes(`](${url})`);
}

function isAddress(url: string): boolean {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}
