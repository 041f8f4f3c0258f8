import type { ReactNode } from 'react';
import type { Channel, ChannelMessage, PlaygroundDisplay, Schema } from '../../model/api.ts';
import type { ChannelSection } from '../../read/asyncapi/channel-sections.ts';
import { messagePlaces } from '../../read/asyncapi/message-places.ts';
import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { AuthorizationList } from './AuthorizationList.tsx';
import { ApiMode, useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { ParameterList } from './ParameterList.tsx';
import { SchemaBody } from './SchemaBody.tsx';
import { Section } from './Section.tsx';
import { ServerList } from './ServerList.tsx';
import { TryButton } from './TryButton.tsx';

interface Props {
  channel: Channel;
  display: PlaygroundDisplay;
  /** As in `TryButton`. */
  groups: readonly string[] | null;
  description: string;
  sections: readonly ChannelSection[];
  children?: ReactNode;
}

/** The article of a channel's page: its address, the author's text, servers, and the messages of both directions. */
export function ChannelArticle({ channel, display, groups, description, sections, children }: Props) {
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
      {sections.map((section) => (
        <ChannelPart key={section.kind} section={section} channel={channel} />
      ))}
    </>
  );
}

function ChannelPart({ section: { kind, id, title }, channel }: { section: ChannelSection; channel: Channel }) {
  const { sections } = useApi().texts;
  const frame = (content: ReactNode): ReactNode => (
    <Section title={sections[title]} id={id}>
      {content}
    </Section>
  );
  switch (kind) {
    case 'servers':
      return frame(<ServerList servers={channel.servers} />);
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

function MessageList({ messages }: { messages: readonly ChannelMessage[] }) {
  return (
    <>
      {messages.map((message) => (
        <details key={message.name} className="expandable" open={messages.length === 1}>
          <summary>
            {message.title || message.name} <code>{message.contentType}</code>
          </summary>
          <div className="expandable-content">
            <Message message={message} />
          </div>
        </details>
      ))}
    </>
  );
}

function Message({ message }: { message: ChannelMessage }) {
  const { texts } = useApi();
  const { description, headers, payload, bindings } = message;
  return (
    <>
      <Description text={description} />
      {messagePlaces(message, texts).map((place) => (
        <div key={place.label} className="field">
          <FieldHead name={place.label} type={place.location} />
          <Description text={place.description} />
        </div>
      ))}
      {headers ? <Part label={texts.sections.header} schema={headers} path={payload ? null : []} /> : null}
      {payload ? <Part label={headers ? texts.sections.body : ''} schema={payload} path={[]} /> : null}
      {Object.keys(bindings).length > 0 ? (
        <CodeBlock language="json" title={texts.sections.bindings} code={JSON.stringify(bindings, null, 2)} />
      ) : null}
    </>
  );
}

/** Headers or payload; without a label when there is but one of them. */
function Part({ label, schema, path }: { label: string; schema: Schema; path: string[] | null }) {
  return (
    <>
      {label === '' ? null : (
        <p>
          <strong>{label}</strong>
        </p>
      )}
      <SchemaBody schema={schema} name="payload" path={path} />
    </>
  );
}
