import Markdown, { type MarkdownToJSX, RuleType } from 'markdown-to-jsx';
import { createElement, memo, useId } from 'react';

/** What the assistant says, in Markdown. Markup in it is shown as text: an answer may quote anything. */
export const Answer = memo(function Answer({ text, isStreaming }: { text: string; isStreaming: boolean }) {
  // Notes are numbered in each answer.
  const id = useId();
  return (
    <div className="assistant-answer">
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          optimizeForStreaming: isStreaming,
          slugify: (note) => id + note,
          renderRule: (next, node, _children, { key }) =>
            node.type === RuleType.footnoteReference ? <NoteNumber key={key} id={id + node.text} {...node} /> : next(),
          overrides: { ...headings, a: AnswerLink, img: () => null },
        }}
      >
        {text}
      </Markdown>
    </div>
  );
});

function NoteNumber({ id, text }: MarkdownToJSX.FootnoteReferenceNode & { id: string }) {
  return (
    <a href={`#${id}`}>
      <sup>{text}</sup>
    </a>
  );
}

/** They stand below the title of the panel, and without ids: the page may have a part of the same name. */
const headings = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((level) => [
    `h${level}`,
    ({ children }: { children: React.ReactNode }) => createElement(`h${Math.min(level + 2, 6)}`, null, children),
  ]),
);

/** A link within the site opens here, any other one beside it. */
function AnswerLink({ href, children }: { href?: string; children?: React.ReactNode }) {
  if (!href || !URL.canParse(href, location.href)) return <>{children}</>;
  const url = new URL(href, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:' && url.protocol !== 'mailto:') return <>{children}</>;
  const isCitation = /^\d+$/.test(String(children));
  return url.origin === location.origin ? (
    <a href={href} className={isCitation ? 'assistant-citation' : undefined}>
      {children}
    </a>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
