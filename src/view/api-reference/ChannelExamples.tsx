import { tellApart } from '../../base/paths/tell-apart.ts';
import type { Channel, ChannelMessage } from '../../model/api/channel.ts';
import { messageExamples } from '../../read/asyncapi/message-examples.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { RequestExample, ResponseExample } from '../content-components/Examples.tsx';
import { useApi } from './api-context.tsx';
import { buildChannelSnippets } from './build-channel-snippets.ts';
import { useLongCode } from './use-long-code.ts';

/** Programs that use the channel, and messages as they travel, for the place beside the article. */
export function ChannelExamples({ channel }: { channel: Channel }) {
  const { document, texts } = useApi();
  const programs = buildChannelSnippets(channel, document).map(({ label, language, code }) => (
    <CodeBlock key={label} title={label} language={language} code={code} />
  ));
  const sent = [...programs, ...useBlocks(channel.sends, 'request')];
  const received = useBlocks(channel.receives, 'response');
  const others = useBlocks(channel.messages, 'both');
  return (
    <>
      {sent.length > 0 ? (
        <RequestExample dropdown={sent.length > 4} heading={programs.length === 0 && head(texts.sections.sends)}>
          {sent}
        </RequestExample>
      ) : null}
      {received.length > 0 ? (
        <ResponseExample dropdown={received.length > 4} heading={head(texts.sections.receives)}>
          {received}
        </ResponseExample>
      ) : null}
      {others.length > 0 ? (
        <ResponseExample dropdown={others.length > 4} heading={head(texts.sections.messages)}>
          {others}
        </ResponseExample>
      ) : null}
    </>
  );
}

/** The same messages may go both ways. */
function head(label: string) {
  return <div className="api-example-head">{label}</div>;
}

/** All examples of each message, under its name and theirs. */
function useBlocks(messages: readonly ChannelMessage[], mode: SchemaMode) {
  const { document, texts } = useApi();
  const longCode = useLongCode();
  const examples = messages.flatMap((message) =>
    messageExamples(message, { schemas: document.schemas, mode, words: texts }).map(({ label, language, code }) => ({
      title: [message.title || message.name, label].filter(Boolean).join(': '),
      language,
      code,
    })),
  );
  const titles = tellApart(examples.map(({ title }) => title));
  return examples.map(({ language, code }, index) => (
    <CodeBlock key={index} title={titles[index]!} language={language} {...longCode(code, language, index === 0)} />
  ));
}
