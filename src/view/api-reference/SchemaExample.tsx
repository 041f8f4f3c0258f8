import type { ExampleText } from '../../read/openapi/content-examples.ts';
import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { ResponseExample } from '../content-components/Examples.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { useLongCode } from './use-long-code.ts';

/** A data model as an answer holds it, for the place beside the article; the author's own example takes its place. */
export function SchemaExample({ examples }: { examples: readonly ExampleText[] }) {
  const { texts } = useApi();
  const { aside } = usePage();
  const longCode = useLongCode();
  if (examples.length === 0 || aside?.some(({ kind }) => kind === 'response-example')) return null;
  return (
    <ResponseExample>
      {examples.map(({ language, code }, index) => (
        <CodeBlock
          key={index}
          title={texts.constraints.example}
          language={language}
          {...longCode(code, language, index === 0)}
        />
      ))}
    </ResponseExample>
  );
}
