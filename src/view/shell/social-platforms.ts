import type { IconValue } from '../../model/config.ts';

export interface Platform {
  name: string;
  /** A brand of Font Awesome, or a general sign. */
  icon: string;
  style: 'brands' | 'solid';
}

/** `footer.socials` keys (docs/format.md#footer). */
const platforms: Readonly<Record<string, Platform>> = {
  x: { name: 'X', icon: 'x-twitter', style: 'brands' },
  'x-twitter': { name: 'X', icon: 'x-twitter', style: 'brands' },
  twitter: { name: 'Twitter', icon: 'twitter', style: 'brands' },
  website: { name: 'Website', icon: 'globe', style: 'solid' },
  'earth-americas': { name: 'Website', icon: 'earth-americas', style: 'solid' },
  facebook: { name: 'Facebook', icon: 'facebook', style: 'brands' },
  youtube: { name: 'YouTube', icon: 'youtube', style: 'brands' },
  discord: { name: 'Discord', icon: 'discord', style: 'brands' },
  slack: { name: 'Slack', icon: 'slack', style: 'brands' },
  github: { name: 'GitHub', icon: 'github', style: 'brands' },
  linkedin: { name: 'LinkedIn', icon: 'linkedin', style: 'brands' },
  instagram: { name: 'Instagram', icon: 'instagram', style: 'brands' },
  'hacker-news': { name: 'Hacker News', icon: 'hacker-news', style: 'brands' },
  medium: { name: 'Medium', icon: 'medium', style: 'brands' },
  telegram: { name: 'Telegram', icon: 'telegram', style: 'brands' },
  bluesky: { name: 'Bluesky', icon: 'bluesky', style: 'brands' },
  threads: { name: 'Threads', icon: 'threads', style: 'brands' },
  reddit: { name: 'Reddit', icon: 'reddit', style: 'brands' },
  podcast: { name: 'Podcast', icon: 'podcast', style: 'solid' },
};

/** The icon of a platform; a link sign for one that is not known. */
export function socialIcon(platform: string): IconValue {
  const { icon, style } = findPlatform(platform) ?? { icon: 'link', style: 'solid' };
  return { name: icon, style, library: 'fontawesome' };
}

/** What a platform calls itself. */
export function socialName(platform: string): string {
  return findPlatform(platform)?.name ?? platform;
}

/** A platform by its key, which is also the name of its icon and, for most, of its server. */
export function findPlatform(platform: string): Platform | undefined {
  return Object.hasOwn(platforms, platform) ? platforms[platform] : undefined;
}
