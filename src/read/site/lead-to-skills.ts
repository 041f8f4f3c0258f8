import { normalizeSource } from '../../base/paths/redirect-pattern.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import type { Skill } from '../../model/site.ts';

/**
 * The configuration with a redirect from `/skill.md` to the list of a site's skills, when it has several and none of
 * them stands there (docs/format.md#skills). A redirect of the author's from that address stays, and so does the
 * Markdown of a page `/skill`.
 */
export function leadToSkills<T extends Pick<SiteConfig, 'redirects'>>(
  config: T,
  { skills, pages }: { skills: readonly Skill[]; pages: readonly Pick<Page, 'route'>[] },
): T {
  const isTaken =
    skills.some(({ isRoot }) => isRoot) ||
    pages.some(({ route }) => route === '/skill') ||
    config.redirects.some(({ source }) => normalizeSource(source) === address);
  if (skills.length < 2 || isTaken) return config;
  return {
    ...config,
    redirects: [
      ...config.redirects,
      { source: address, destination: '/.well-known/agent-skills/index.json', permanent: false },
    ],
  };
}

const address = '/skill.md';
