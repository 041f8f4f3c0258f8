import type { ApiDocument, Channel, ChannelMessage } from '../../model/api.ts';
import { sampleValue } from '../../shared/json-schema/sample-value.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { RequestExample, ResponseExample } from '../content-components/Examples.tsx';
import { useApi } from './api-context.tsx';

/** Messages as they travel, for the place beside the article. */
export function ChannelExamples({ channel: { sends, receives } }: { channel: Channel }) {
  const { schemas } = useApi().document;
  return (
    <>
      {sends.length > 0 ? (
        <RequestExample dropdown={sends.length > 4}>{renderBlocks(sends, { schemas, mode: 'request' })}</RequestExample>
      ) : null}
      {receives.length > 0 ? (
        <ResponseExample dropdown={receives.length > 4}>
          {renderBlocks(receives, { schemas, mode: 'response' })}
        </ResponseExample>
      ) : null}
    </>
  );
}

/** One example for each message: the given one, else one made from its schema. */
function renderBlocks(
  messages: readonly ChannelMessage[],
  { schemas, mode }: { schemas: ApiDocument['schemas']; mode: SchemaMode },
) {
  return messages.flatMap(({ name, title, payload, examples }) => {
    const value = examples[0]?.value ?? (payload ? sampleValue(payload, { schemas, mode, only: 'all' }) : undefined);
    if (value === undefined) return [];
    const code = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    return [<CodeBlock key={name} title={title || name} language="json" code={code} />];
  });
}
