import type { ReactNode } from 'react';
import type { Channel, ChannelMessage, ChannelServer, PlaygroundDisplay } from '../../model/api.ts';
import { type ChannelSection, channelSections } from '../../read/asyncapi/channel-sections.ts';
import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { AuthorizationList } from './AuthorizationList.tsx';
import { ApiMode, useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { FieldRow } from './FieldRow.tsx';
import { ParameterList } from './ParameterList.tsx';
import { hasFields, SchemaFields } from './SchemaFields.tsx';
import { Section } from './Section.tsx';
import { TryButton } from './TryButton.tsx';

interface Props {
  channel: Channel;
  display: PlaygroundDisplay;
  /** As in `TryButton`. */
  groups: readonly string[] | null;
  description: string;
  children?: ReactNode;
}

/** The article of a channel's page: its address, the author's text, servers, and the messages of both directions. */
export function ChannelArticle({ channel, display, groups, description, children }: Props) {
  const protocol = (channel.servers[0]?.protocol ?? 'wss').toUpperCase();
  return (
    <>
      <div className="api-url-bar" data-display="none">
        <span className="method-pill" data-method="wss">
          {protocol}
        </span>
        <code className="api-url" tabIndex={0}>
          {channel.address}
        </code>
        {channel.servers.some((server) => /^wss?$/.test(server.protocol)) ? (
          <TryButton
            target={{ document: channel.document, method: 'WSS', path: channel.id }}
            display={display}
            groups={groups}
          />
        ) : null}
      </div>
      <Description text={description} />
      {children}
      {channelSections(channel).map((section) => (
        <ChannelPart key={section.kind} section={section} channel={channel} />
      ))}
    </>
  );
}

function ChannelPart({ section: { kind, heading }, channel }: { section: ChannelSection; channel: Channel }) {
  const { sections } = useApi().texts;
  const frame = (content: ReactNode): ReactNode => (
    <Section title={sections[kind === 'security' ? 'authorizations' : kind]} id={heading.id}>
      {content}
    </Section>
  );
  switch (kind) {
    case 'servers':
      return frame(channel.servers.map((server) => <ServerRow key={server.name} server={server} />));
    case 'security':
      return frame(<AuthorizationList security={channel.security} />);
    case 'parameters':
      return frame(<ParameterList parameters={channel.parameters} />);
    case 'sends':
      return <ApiMode mode="request">{frame(<MessageList messages={channel.sends} />)}</ApiMode>;
    case 'receives':
      return <ApiMode mode="response">{frame(<MessageList messages={channel.receives} />)}</ApiMode>;
    case 'bindings':
      return frame(<CodeBlock language="json" code={JSON.stringify(channel.bindings, null, 2)} />);
  }
}

function ServerRow({ server }: { server: ChannelServer }) {
  return (
    <div className="field">
      <FieldHead name={server.url} type={server.protocol} after={server.name ? [server.name] : []} />
      <div>
        <Description text={server.description} />
        {server.variables.map((variable) => (
          <FieldRow
            key={variable.name}
            name={variable.name}
            schema={{
              type: 'string',
              default: variable.default,
              ...(variable.enum.length > 0 ? { enum: variable.enum } : {}),
            }}
            description={variable.description}
            required={false}
            path={null}
          />
        ))}
      </div>
    </div>
  );
}

function MessageList({ messages }: { messages: readonly ChannelMessage[] }) {
  return (
    <>
      {messages.map((message) => (
        <details key={message.name} className="expandable" open={messages.length === 1}>
          <summary>
            {message.title || message.name} <code>{message.contentType}</code>
          </summary>
          <div className="expandable-content">
            <Description text={message.description} />
            <Payload message={message} />
          </div>
        </details>
      ))}
    </>
  );
}

function Payload({ message: { payload, headers } }: { message: ChannelMessage }) {
  const { document, mode } = useApi();
  const fields = [headers, payload].filter((schema) => schema !== null);
  return (
    <>
      {fields.map((schema, index) =>
        hasFields(schema, { schemas: document.schemas, mode }) ? (
          <SchemaFields key={index} schema={schema} path={index === fields.length - 1 ? [] : null} depth={0} />
        ) : (
          <FieldRow key={index} name="payload" schema={schema} required={false} path={null} />
        ),
      )}
    </>
  );
}
