import type { Channel } from '../../model/api.ts';
import type { ApiSection } from '../openapi/api-section.ts';

export type ChannelSectionKind = 'servers' | 'security' | 'parameters' | 'sends' | 'receives' | 'bindings';

export type ChannelSection = ApiSection<ChannelSectionKind>;

const sections: readonly ChannelSection[] = [
  { kind: 'servers', id: 'servers', title: 'servers' },
  { kind: 'security', id: 'authorizations', title: 'authorizations' },
  { kind: 'parameters', id: 'parameters', title: 'parameters' },
  { kind: 'sends', id: 'send', title: 'sends' },
  { kind: 'receives', id: 'receive', title: 'receives' },
  { kind: 'bindings', id: 'bindings', title: 'bindings' },
];

/** The sections of a channel's page in order, which its outline, its HTML and its Markdown walk. */
export function channelSections(channel: Channel): ChannelSection[] {
  return sections.filter(({ kind }) =>
    kind === 'bindings' ? Object.keys(channel.bindings).length > 0 : channel[kind].length > 0,
  );
}
