import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { RequestExample, ResponseExample } from '../content-components/Examples.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import type { CodeExample } from './build-examples.ts';

/** Request and response examples, for the place beside the article. Examples that the author wrote take their place. */
export function ExamplePanels({ requests, responses }: { requests: readonly CodeExample[]; responses: readonly CodeExample[] }) {
  const { aside } = usePage();
  const isAuthored = (kind: string): boolean => aside?.some((part) => part.kind === kind) ?? false;
  return (
    <>
      {requests.length > 0 && !isAuthored('request-example') ? <RequestExample dropdown={requests.length > 4}>{requests.map(block)}</RequestExample> : null}
      {responses.length > 0 && !isAuthored('response-example') ? <ResponseExample>{responses.map(block)}</ResponseExample> : null}
    </>
  );
}

function block({ label, language, code }: CodeExample) {
  return <CodeBlock key={label} language={language} title={label} code={code} />;
}
