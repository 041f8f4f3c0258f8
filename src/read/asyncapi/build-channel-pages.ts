import type { Channel } from '../../model/api/channel.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { ChannelPage } from '../../model/page.ts';
import { isWebSocket } from '../../shared/request/is-web-socket.ts';
import { claimPaths } from '../openapi/claim-paths.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { buildChannelPage, channelPath, untaggedChannels } from './build-channel-page.ts';

export interface ChannelPagesOptions {
  document: ApiDocument;
  directory: string | null;
  resolveFrontMatter: (metadata: Record<string, unknown>) => FrontMatter;
  /** Whether a path belongs to another page. */
  isTaken?: (path: string) => boolean;
  /** Of its place, for the label of channels without a tag. */
  language?: string | null;
}

export interface ChannelGroup {
  label: string;
  /** `null`: of the channels without one. */
  tag: string | null;
  pages: ChannelPage[];
}

/**
 * The pages of all channels of a description, in groups by first tag in order of first use (docs/format.md#channels).
 */
export function buildChannelPages(options: ChannelPagesOptions): ChannelGroup[] {
  const { document, directory, resolveFrontMatter, language = null } = options;
  const paths = channelPaths(options);
  const groups = new Map<string | null, ChannelPage[]>();
  for (const channel of document.channels) {
    const tag = channel.tags[0] ?? null;
    const page = buildChannelPage({
      channel,
      directory,
      frontMatter: resolveFrontMatter({}),
      path: paths.get(channel),
    });
    groups.set(tag, [...(groups.get(tag) ?? []), page]);
  }
  return [...groups].map(([tag, pages]) => ({ label: tag ?? labelOf(pages, language), tag, pages }));
}

/** A channel that is on brokers alone is no WebSocket; the address stays the same for all. */
function labelOf(pages: readonly ChannelPage[], language: string | null): string {
  const isOther = ({ channel: { servers } }: ChannelPage): boolean =>
    servers.length > 0 && !servers.some(({ protocol }) => isWebSocket(protocol));
  return pages.some(isOther) ? getApiTexts(language).sections.channels : untaggedChannels;
}

/** The path of every channel's page, so that one that is placed alone has the same address as among all. */
function channelPaths({
  document,
  directory,
  isTaken,
}: Pick<ChannelPagesOptions, 'document' | 'directory' | 'isTaken'>): Map<Channel, string> {
  return claimPaths(document.channels, { pathOf: (channel) => channelPath(channel, directory), isTaken });
}
