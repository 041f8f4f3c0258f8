import { Callout } from '../content-components/Callout.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';

/** What `describe` puts around a callout. */
const callouts = /<!--(\w+)-->([\s\S]*?)<!--\/\1-->/;

/** Markdown of an API description as one block; nothing for blank text. */
export function Description({ text }: { text: string }) {
  const { describe } = useApi();
  if (text.trim() === '') return null;
  const html = describe(text).trim();
  const parts = html.split(callouts);
  if (parts.length > 1) return <Parts parts={parts} />;
  const paragraph = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  if (paragraph !== undefined && !paragraph.includes('<p'))
    return <p dangerouslySetInnerHTML={{ __html: paragraph }} />;
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Text, kind of a callout, what it holds, text, and so on. */
function Parts({ parts }: { parts: readonly string[] }) {
  usePage().used.add('callout');
  return (
    <div>
      {parts.map((part, index) => {
        if (index % 3 === 1 || part.trim() === '') return null;
        const html = { __html: part };
        if (index % 3 === 0) return <div key={index} dangerouslySetInnerHTML={html} />;
        return (
          <Callout key={index} type={parts[index - 1]}>
            {/* Paragraphs are spaced by the element that they stand in. */}
            <div className="inset-body" dangerouslySetInnerHTML={html} />
          </Callout>
        );
      })}
    </div>
  );
}
