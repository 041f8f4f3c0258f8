import { useApi } from './api-context.tsx';

/** Markdown of an API description as one block; nothing for blank text. */
export function Description({ text }: { text: string }) {
  const { describe } = useApi();
  if (text.trim() === '') return null;
  const html = describe(text).trim();
  const paragraph = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  if (paragraph !== undefined && !paragraph.includes('<p'))
    return <p dangerouslySetInnerHTML={{ __html: paragraph }} />;
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
