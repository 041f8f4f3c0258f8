import { slugHeading } from '../../base/paths/heading-slug.ts';
import type { Channel } from '../../model/api.ts';
import type { PageHeading } from '../../model/page.ts';

export type ChannelSectionKind = 'servers' | 'security' | 'parameters' | 'sends' | 'receives' | 'bindings';

export interface ChannelSection {
  kind: ChannelSectionKind;
  heading: PageHeading;
}

const titles: Record<ChannelSectionKind, string> = {
  servers: 'Servers',
  security: 'Authorizations',
  parameters: 'Parameters',
  sends: 'Send',
  receives: 'Receive',
  bindings: 'Bindings',
};

/** The sections of a channel's page in order, with the ids that its outline, its HTML and its Markdown share. */
export function channelSections(channel: Channel): ChannelSection[] {
  return (Object.keys(titles) as ChannelSectionKind[])
    .filter((kind) => (kind === 'bindings' ? Object.keys(channel.bindings).length > 0 : channel[kind].length > 0))
    .map((kind) => ({ kind, heading: { depth: 2, text: titles[kind], id: slugHeading(titles[kind]) } }));
}
