import type { Operation } from '../../model/api/operation.ts';
import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { RequestExample, ResponseExample } from '../content-components/Examples.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import type { CodeExample, LaterExample } from './build-examples.ts';
import { RequestHead } from './RequestHead.tsx';
import { useLongCode } from './use-long-code.ts';

interface Props {
  operation: Operation;
  requests: readonly (CodeExample | LaterExample)[];
  responses: readonly CodeExample[];
}

/** Request and response examples, for the place beside the article. Examples that the author wrote take their place. */
export function ExamplePanels({ operation, requests, responses }: Props) {
  const { aside, texts } = usePage();
  const api = useApi();
  const longCode = useLongCode();
  const block = (example: CodeExample | LaterExample, index: number) =>
    'code' in example ? (
      <CodeBlock
        key={index}
        language={example.language}
        title={example.label}
        {...longCode(example.code, example.language, index === 0)}
      />
    ) : (
      laterBlock(example, index)
    );
  const isAuthored = (kind: string): boolean => aside?.some((part) => part.kind === kind) ?? false;
  return (
    <>
      {requests.length > 0 && !isAuthored('request-example') ? (
        <RequestExample
          dropdown={isTooWide(requests)}
          heading={<RequestHead operation={operation} api={api} {...generatedSamples(requests)} />}
        >
          {requests.map(block)}
        </RequestExample>
      ) : null}
      {responses.length > 0 && !isAuthored('response-example') ? (
        <ResponseExample
          dropdown={isTooWide(responses)}
          heading={<div className="api-example-head">{texts.response}</div>}
        >
          {responses.map(block)}
        </ResponseExample>
      ) : null}
    </>
  );
}

/** Whether tabs with these labels would not stand in one row. */
function isTooWide(examples: readonly { label: string }[]): boolean {
  return examples.length > 4 || (examples.length > 1 && examples.some(({ label }) => label.length > 24));
}

function generatedSamples(requests: Props['requests']): { given: number | null; languages: string[] } {
  const given = requests.findIndex(({ key }) => key !== undefined);
  const languages = requests.flatMap(({ key }) => (key === undefined ? [] : [key]));
  return { given: given < 0 ? null : given, languages };
}

/** Code that is not written yet is asked for by what stands in its place; `RequestHead` names the operation. */
function laterBlock({ label, language, key: snippet }: LaterExample, key: number) {
  return <CodeBlock key={key} language={language} title={label} later={<span data-snippet={snippet} />} />;
}
