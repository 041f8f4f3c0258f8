import { slugEndpoint } from '../../base/paths/endpoint-slug.ts';
import { normalizeDocsPath } from '../../base/paths/routes.ts';
import type { Channel } from '../../model/api/channel.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { ChannelPage, PageSource } from '../../model/page.ts';
import { buildPageBase } from '../openapi/build-page-base.ts';
import { defaultDirectory } from '../openapi/operation-path.ts';

export interface ChannelPageOptions {
  channel: Channel;
  /** Folder of generated pages; `null` for the usual one. */
  directory: string | null;
  frontMatter: FrontMatter;
  /** The path of the MDX page, or one that was made unique; without it the path follows from the channel. */
  path?: string;
  source?: PageSource | null;
}

/** The page of a channel: front matter first, then what the description says. It has no outline and Markdown yet. */
export function buildChannelPage({ channel, directory, frontMatter, path, source }: ChannelPageOptions): ChannelPage {
  const base = buildPageBase({
    path: path ?? channelPath(channel, directory),
    frontMatter,
    source,
    title: channel.title,
    description: channel.description,
    keywords: [channel.address, channel.id],
  });
  return { ...base, kind: 'channel', channel };
}

/** Label of the group of channels without a tag that may be some; with small letters the folder of all their pages. */
export const untaggedChannels = 'Websockets';

/** The path of a channel's generated page: directory, first tag or `websockets`, title (docs/format.md#channels). */
export function channelPath(channel: Channel, directory: string | null): string {
  const folder = normalizeDocsPath(directory ?? '') || defaultDirectory;
  const tag = slugEndpoint(channel.tags[0] ?? '') || slugEndpoint(untaggedChannels);
  return [folder, tag, slugEndpoint(channel.title) || slugEndpoint(channel.id) || 'channel'].join('/');
}
