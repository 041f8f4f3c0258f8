import type { BannerConfig } from '../../model/config.ts';

/** A short name for what a banner says (FNV-1a): who dismissed it sees it again only when that changes. */
export function bannerKey({ content }: BannerConfig): string {
  let hash = 0x811c9dc5;
  for (const character of content) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
