import { renderFence } from '../../base/text/render-fence.ts';
import type { ApiDocument, Channel, ChannelMessage } from '../../model/api.ts';
import { sampleValue } from '../../shared/json-schema/sample-value.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { renderFields, renderSchema } from '../openapi/render-schema-markdown.ts';
import { renderSecurity } from '../openapi/render-security-markdown.ts';
import type { ChannelSectionKind } from './channel-sections.ts';
import { channelSections } from './channel-sections.ts';

/** Everything a channel's page says, as Markdown. */
export function renderChannel(channel: Channel, document: ApiDocument): string {
  const sections = channelSections(channel).map(
    ({ kind, heading }) => `## ${heading.text}\n\n${renderSection(kind, { channel, document })}`,
  );
  const address = channel.address === '' ? '' : `Address: \`${channel.address}\``;
  return [address, channel.description, ...sections].filter(Boolean).join('\n\n');
}

function renderSection(
  kind: ChannelSectionKind,
  { channel, document }: { channel: Channel; document: ApiDocument },
): string {
  switch (kind) {
    case 'servers':
      return channel.servers
        .map(
          ({ name, url, description }) =>
            `- \`${url}\` (${[name, description].filter(Boolean).join(': ').replace(/\s+/g, ' ')})`,
        )
        .join('\n');
    case 'security':
      return renderSecurity(channel.security, document);
    case 'parameters':
      return renderFields(channel.parameters, { schemas: document.schemas, mode: 'request' });
    case 'sends':
      return channel.sends.map((message) => renderMessage(message, { document, mode: 'request' })).join('\n\n');
    case 'receives':
      return channel.receives.map((message) => renderMessage(message, { document, mode: 'response' })).join('\n\n');
    case 'bindings':
      return renderFence(JSON.stringify(channel.bindings, null, 2), 'json');
  }
}

function renderMessage(
  message: ChannelMessage,
  { document, mode }: { document: ApiDocument; mode: SchemaMode },
): string {
  const { schemas } = document;
  const { payload, headers, contentType } = message;
  const written = message.examples.map(({ value }) => value);
  const examples =
    written.length > 0 || !payload || !/json/i.test(contentType)
      ? written
      : [sampleValue(payload, { schemas, mode, only: 'all' })];
  const parts = [
    `### ${message.title || message.name || 'Message'}`,
    message.description,
    `\`${contentType}\``,
    payload ? renderSchema(payload, { schemas, mode }) : '',
    headers ? `Headers:\n\n${renderSchema(headers, { schemas, mode })}` : '',
    ...examples.map(
      (value) =>
        `Example:\n\n${typeof value === 'string' ? renderFence(value, '') : renderFence(JSON.stringify(value, null, 2) ?? '', 'json')}`,
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}
