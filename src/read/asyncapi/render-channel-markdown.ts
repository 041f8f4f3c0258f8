import { renderFence } from '../../base/text/render-fence.ts';
import type { Channel, ChannelMessage } from '../../model/api.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import type { ApiTextContext } from '../openapi/api-page-text.ts';
import { parameterField } from '../openapi/field-facts.ts';
import { renderServers } from '../openapi/render-address.ts';
import { renderExample } from '../openapi/render-operation-markdown.ts';
import { renderSecurity } from '../openapi/render-security.ts';
import { type ChannelSectionKind, channelSections } from './channel-sections.ts';
import { messageExamples } from './message-examples.ts';
import { messagePlaces } from './message-places.ts';

/** What stands on a channel's page before the author's own text, as Markdown; `description` without the lead. */
export function renderChannelOpening({ address }: Channel, description: string): string {
  return [address === '' ? '' : `Address: \`${address}\``, description].filter(Boolean).join('\n\n');
}

/** What stands on a channel's page after the author's own text, as Markdown. */
export function renderChannelSections(channel: Channel, context: ApiTextContext): string {
  return channelSections(channel)
    .map(({ kind, title }) => `## ${context.words.sections[title]}\n\n${renderSection(kind, channel, context)}`)
    .join('\n\n');
}

function renderSection(kind: ChannelSectionKind, channel: Channel, context: ApiTextContext): string {
  switch (kind) {
    case 'servers':
      return renderServers(channel.servers, context);
    case 'security':
      return renderSecurity(channel.security, context);
    case 'parameters':
      return context.schemaTexts.fields(channel.parameters.map(parameterField), 'request');
    case 'sends':
      return channel.sends.map((message) => renderMessage(message, { ...context, mode: 'request' })).join('\n\n');
    case 'receives':
      return channel.receives.map((message) => renderMessage(message, { ...context, mode: 'response' })).join('\n\n');
    case 'bindings':
      return renderBindings(channel.bindings);
  }
}

function renderMessage(message: ChannelMessage, context: ApiTextContext & { mode: SchemaMode }): string {
  const { document, words, schemaTexts, mode } = context;
  const { payload, headers, contentType, bindings } = message;
  const parts = [
    `### ${message.title || message.name || 'Message'}`,
    message.description,
    `\`${contentType}\``,
    ...messagePlaces(message, words).map(
      ({ label, location, description }) =>
        `${label}: \`${location}\`${description === '' ? '' : `\n\n${description}`}`,
    ),
    headers ? `${words.sections.header}:\n\n${schemaTexts.schema(headers, mode)}` : '',
    payload ? schemaTexts.schema(payload, mode) : '',
    Object.keys(bindings).length > 0 ? `${words.sections.bindings}:\n\n${renderBindings(bindings)}` : '',
    ...messageExamples(message, { schemas: document.schemas, mode, words }).map((example) =>
      renderExample(example, words.constraints.example),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function renderBindings(bindings: Record<string, unknown>): string {
  return renderFence(JSON.stringify(bindings, null, 2), 'json');
}
