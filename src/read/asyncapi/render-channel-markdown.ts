import { escapeTitle } from '../../base/text/escape-title.ts';
import type { Channel, ChannelMessage, ChannelOperation } from '../../model/api/channel.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { channelFacts } from '../openapi/api-facts.ts';
import type { ApiTextContext } from '../openapi/api-page-text.ts';
import { parameterField } from '../openapi/field-facts.ts';
import { renderServers } from '../openapi/render-address.ts';
import { renderFacts } from '../openapi/render-facts.ts';
import { renderExample } from '../openapi/render-operation-markdown.ts';
import { renderSecurity } from '../openapi/render-security.ts';
import { bindingsBlock, docsBlock, messageBlocks, operationBlocks, serverBlocks, tagBlock } from './channel-blocks.ts';
import { type ChannelSectionKind, channelSections } from './channel-sections.ts';
import { messageExamples } from './message-examples.ts';
import { renderChannelBlocks } from './render-channel-blocks.ts';

/** What stands on a channel's page before the author's own text, as Markdown; `description` without the lead. */
export function renderChannelOpening(
  { address, externalDocs, labels }: Channel,
  description: string,
  { schemaTexts, words }: ApiTextContext,
): string {
  const docs = renderChannelBlocks([...tagBlock(labels), ...docsBlock(externalDocs)], {
    schemaTexts,
    mode: 'response',
  });
  return [address === '' ? '' : `${words.address}: \`${address}\``, description, docs].filter(Boolean).join('\n\n');
}

/** What stands on a channel's page after the author's own text, as Markdown. */
export function renderChannelSections(channel: Channel, context: ApiTextContext): string {
  const sections = channelSections(channel).map(
    ({ kind, title }) => `## ${context.words.sections[title]}\n\n${renderSection(kind, channel, context)}`,
  );
  return [...sections, renderFacts(channelFacts(channel, context.words))].filter(Boolean).join('\n\n');
}

function renderSection(kind: ChannelSectionKind, channel: Channel, context: ApiTextContext): string {
  switch (kind) {
    case 'servers':
      return renderChannelServers(channel.servers, context);
    case 'security':
      return renderSecurity(channel.security, context);
    case 'path':
    case 'query':
    case 'header': {
      const parameters = channel.parameters.filter((parameter) => parameter.in === kind);
      return context.schemaTexts.fields(parameters.map(parameterField), 'request');
    }
    case 'sends':
      return renderDirection('send', channel, { ...context, mode: 'request' });
    case 'receives':
      return renderDirection('receive', channel, { ...context, mode: 'response' });
    case 'messages':
      return renderDirection('message', channel, { ...context, mode: 'both' });
    case 'bindings':
      return renderChannelBlocks(
        bindingsBlock(channel.bindings, context.words).map((block) => ({ ...block, label: '' })),
        { ...context, mode: 'request' },
      );
  }
}

/** Servers as a Markdown list, each with all that AsyncAPI says of it. */
export function renderChannelServers(servers: ApiDocument['servers'], context: ApiTextContext): string {
  return servers
    .map((server) => {
      const blocks = 'bindings' in server ? serverBlocks(server, context.words) : [];
      const more = renderChannelBlocks(blocks, { ...context, mode: 'request' });
      return [renderServers([server], context), more.replace(/^(?=.)/gm, '  ')].filter(Boolean).join('\n\n');
    })
    .join('\n');
}

type DirectionContext = ApiTextContext & { mode: SchemaMode };

/** The operations of one direction, then the messages that travel in it. */
function renderDirection(
  direction: ChannelOperation['direction'],
  channel: Channel,
  context: DirectionContext,
): string {
  const operations = channel.operations
    .filter((operation) => operation.direction === direction)
    .map((operation) => renderChannelBlocks(operationBlocks(operation, context), context));
  const messages = channel[`${direction}s`].map((message) => renderMessage(message, context));
  return [...operations, ...messages].filter(Boolean).join('\n\n');
}

function renderMessage(message: ChannelMessage, context: DirectionContext): string {
  const { document, words, mode } = context;
  const parts = [
    `### ${escapeTitle(message.title || message.name || words.message)}`,
    [message.title === message.name ? '' : message.name, message.contentType]
      .filter(Boolean)
      .map((code) => `\`${code}\``)
      .join(' '),
    renderChannelBlocks(messageBlocks(message, words), context),
    ...messageExamples(message, { schemas: document.schemas, mode, words }).map((example) =>
      renderExample(example, words.constraints.example),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}
