import type { MediaContent } from '../../model/api/operation.ts';
import { contentExamples, type ExampleText } from '../../read/openapi/content-examples.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';

/** Examples that have a line of their own, where there are more. */
const shownExamples = 3;

/**
 * Named examples of what a reader sends, behind a line that opens them: the request beside the article shows the first
 * alone.
 */
export function ExampleChoice({ content }: { content: MediaContent }) {
  const { document, mode } = useApi();
  const { showMore } = usePage().texts;
  if (mode !== 'request' || content.examples.length < 2) return null;
  const lines = contentExamples(content, { schemas: document.schemas, mode }).map((example, index) => (
    <ExampleLine key={index} example={example} number={index + 1} />
  ));
  const shown = lines.length > shownExamples + 1 ? shownExamples : lines.length;
  return (
    <>
      {lines.slice(0, shown)}
      {shown === lines.length ? null : (
        <details className="expandable">
          <summary>
            {showMore} ({lines.length - shown})
          </summary>
          <div className="block-content">{lines.slice(shown)}</div>
        </details>
      )}
    </>
  );
}

function ExampleLine({ example: { label, language, code }, number }: { example: ExampleText; number: number }) {
  const { texts, codeHref } = useApi();
  return (
    <details className="expandable">
      <summary>
        {texts.constraints.example}: {label || number}
      </summary>
      <a href={codeHref(code, language)}>{label || number}</a>
    </details>
  );
}
