import type { MediaContent } from '../../model/api.ts';
import { contentExamples } from '../../read/openapi/content-examples.ts';
import { useApi } from './api-context.tsx';

/**
 * Named examples of what a reader sends, behind a line that opens them: the request beside the article shows the first
 * alone.
 */
export function ExampleChoice({ content }: { content: MediaContent }) {
  const { document, mode, texts, codeHref } = useApi();
  if (mode !== 'request' || content.examples.length < 2) return null;
  return (
    <>
      {contentExamples(content, { schemas: document.schemas, mode }).map(({ label, language, code }, index) => (
        <details key={index} className="expandable">
          <summary>
            {texts.constraints.example}: {label || index + 1}
          </summary>
          <a href={codeHref(code, language)}>{label || index + 1}</a>
        </details>
      ))}
    </>
  );
}
