import type { Channel } from '../../model/api/channel.ts';
import type { ApiSection } from '../openapi/api-section.ts';

export type ChannelSectionKind =
  | 'servers'
  | 'security'
  | 'path'
  | 'query'
  | 'header'
  | 'sends'
  | 'receives'
  | 'messages'
  | 'bindings';

export type ChannelSection = ApiSection<ChannelSectionKind>;

const sections: readonly ChannelSection[] = [
  { kind: 'servers', id: 'servers', title: 'servers' },
  { kind: 'security', id: 'authorizations', title: 'authorizations' },
  { kind: 'path', id: 'parameters', title: 'parameters' },
  { kind: 'query', id: 'query', title: 'query' },
  { kind: 'header', id: 'headers', title: 'header' },
  { kind: 'sends', id: 'send', title: 'sends' },
  { kind: 'receives', id: 'receive', title: 'receives' },
  { kind: 'messages', id: 'messages', title: 'messages' },
  { kind: 'bindings', id: 'bindings', title: 'bindings' },
];

/** The sections of a channel's page in order, which its outline, its HTML and its Markdown walk. */
export function channelSections(channel: Channel): ChannelSection[] {
  return sections.filter(({ kind }) => isNeeded(kind, channel));
}

function isNeeded(kind: ChannelSectionKind, channel: Channel): boolean {
  switch (kind) {
    case 'bindings':
      return Object.keys(channel.bindings).length > 0;
    case 'path':
    case 'query':
    case 'header':
      return channel.parameters.some((parameter) => parameter.in === kind);
    case 'sends':
    case 'receives':
    case 'messages':
      return channel[kind].length > 0 || channel.operations.some(({ direction }) => `${direction}s` === kind);
    default:
      return channel[kind].length > 0;
  }
}
