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
  if (callouts.test(html)) return <WithCallouts html={html} />;
  const paragraph = singleParagraph(html);
  if (paragraph !== null) return <p dangerouslySetInnerHTML={{ __html: paragraph }} />;
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The lead of a page, from what `describe` made of it: its inline HTML where it is one paragraph. */
export function renderLead(html: string, render: (node: React.ReactNode) => string): string {
  if (callouts.test(html)) return render(<WithCallouts html={html.trim()} />);
  return singleParagraph(html.trim()) ?? html.trim();
}

/** What is in the paragraph that is all of a text; `null` where it is none, or more. */
function singleParagraph(html: string): string | null {
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner !== undefined && !inner.includes('<p') ? inner : null;
}

/** The pieces of a split text are text, kind of a callout, what it holds, text, and so on. */
function WithCallouts({ html }: { html: string }) {
  usePage().used.add('callout');
  const parts = html.split(callouts);
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
