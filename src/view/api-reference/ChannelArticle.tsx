import type { ReactNode } from 'react';
import { protocolLabel } from '../../base/http/protocol-label.ts';
import type { Channel, ChannelMessage, ChannelOperation } from '../../model/api/channel.ts';
import type { PlaygroundDisplay } from '../../model/api/operation.ts';
import type { PageHeading } from '../../model/page.ts';
import {
  bindingsBlock,
  docsBlock,
  messageBlocks,
  operationBlocks,
  tagBlock,
} from '../../read/asyncapi/channel-blocks.ts';
import type { ChannelSection } from '../../read/asyncapi/channel-sections.ts';
import { channelFacts } from '../../read/openapi/api-facts.ts';
import { isWebSocket } from '../../shared/request/is-web-socket.ts';
import { AuthorizationList } from './AuthorizationList.tsx';
import { ApiMode, useApi } from './api-context.tsx';
import { ChannelBlocks } from './ChannelBlocks.tsx';
import { FactList } from './FactList.tsx';
import { HeadedText } from './HeadedText.tsx';
import { ParameterList } from './ParameterList.tsx';
import { Section } from './Section.tsx';
import { ServerList } from './ServerList.tsx';
import { TryButton } from './TryButton.tsx';

interface Props {
  channel: Channel;
  display: PlaygroundDisplay;
  /** As in `TryButton`. */
  groups: readonly string[] | null;
  /** Markdown that the head of the page does not show yet. */
  description: string;
  /** Of the page. */
  outline: readonly PageHeading[];
  sections: readonly ChannelSection[];
  children?: ReactNode;
}

/** The article of a channel's page: its address, the author's text, servers, and the messages of both directions. */
export function ChannelArticle({ channel, display, groups, description, outline, sections, children }: Props) {
  const { texts } = useApi();
  const protocol = protocolLabel(channel);
  return (
    <>
      {protocol === '' && channel.address === '' ? null : (
        <div className="api-url-bar" data-display="none">
          {protocol === '' ? null : (
            <span className="method-pill" data-method={protocol.toLowerCase()}>
              {protocol}
            </span>
          )}
          {channel.address === '' ? null : (
            <code className="api-url" tabIndex={0}>
              {channel.address}
            </code>
          )}
          {channel.servers.some((server) => isWebSocket(server.protocol)) ? (
            <TryButton
              target={{ document: channel.document, method: 'WSS', path: channel.id }}
              display={display}
              groups={groups}
            />
          ) : null}
        </div>
      )}
      <HeadedText text={description} outline={outline} />
      <ChannelBlocks blocks={[...tagBlock(channel.labels), ...docsBlock(channel.externalDocs)]} />
      {children}
      {sections.map((section) => (
        <ChannelPart key={section.kind} section={section} channel={channel} />
      ))}
      <FactList facts={channelFacts(channel, texts)} />
    </>
  );
}

function ChannelPart({ section: { kind, id, title }, channel }: { section: ChannelSection; channel: Channel }) {
  const { texts } = useApi();
  const frame = (content: ReactNode): ReactNode => (
    <Section title={texts.sections[title]} id={id}>
      {content}
    </Section>
  );
  switch (kind) {
    case 'servers':
      return frame(<ServerList servers={channel.servers} />);
    case 'security':
      return frame(<AuthorizationList security={channel.security} />);
    case 'path':
    case 'query':
    case 'header':
      return frame(<ParameterList parameters={channel.parameters.filter((parameter) => parameter.in === kind)} />);
    case 'sends':
      return <ApiMode mode="request">{frame(<Direction direction="send" channel={channel} />)}</ApiMode>;
    case 'receives':
      return <ApiMode mode="response">{frame(<Direction direction="receive" channel={channel} />)}</ApiMode>;
    case 'messages':
      return <ApiMode mode="both">{frame(<Direction direction="message" channel={channel} />)}</ApiMode>;
    case 'bindings':
      return frame(
        <ChannelBlocks blocks={bindingsBlock(channel.bindings, texts).map((block) => ({ ...block, label: '' }))} />,
      );
  }
}

/** The operations of one direction, then the messages that travel in it. */
function Direction({ direction, channel }: { direction: ChannelOperation['direction']; channel: Channel }) {
  const { texts, linkOf } = useApi();
  const operations = channel.operations.filter((operation) => operation.direction === direction);
  const messages = channel[`${direction}s`];
  return (
    <>
      {operations.map((operation, index) => (
        <div key={index} className="api-channel-operation">
          <ChannelBlocks blocks={operationBlocks(operation, { words: texts, linkOf })} />
        </div>
      ))}
      {messages.map((message, index) => (
        <details key={index} className="expandable" open={messages.length === 1}>
          <summary>
            {/* One piece of text, which breaks between its words: beside each other, all would shrink at once. */}
            <span>
              {message.title || message.name || texts.message}{' '}
              {message.title === message.name ? null : <code>{message.name}</code>}{' '}
              {message.contentType && <code>{message.contentType}</code>}
            </span>
          </summary>
          <div className="block-content">
            <Message message={message} />
          </div>
        </details>
      ))}
    </>
  );
}

function Message({ message }: { message: ChannelMessage }) {
  const { texts } = useApi();
  return <ChannelBlocks blocks={messageBlocks(message, texts)} />;
}
