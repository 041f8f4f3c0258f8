import { objectOf, records } from '../../folder/evaluated-value.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { outwardLink } from '../bar-links.ts';
import { leadsAway } from '../find-page.ts';

/** Name, pictures, bar and footer of `docs.json` from the settings of a site. */
export function readMkDocsTheme(config: Record<string, unknown>): Record<string, unknown> {
  const theme = objectOf(config['theme']);
  const [logo, favicon] = [writtenText(theme['logo']), writtenText(theme['favicon'])];
  const description = writtenText(config['site_description']);
  const repository = writtenText(config['repo_url']);
  const socials = records(objectOf(config['extra'])['social']).flatMap(({ icon, link }) => {
    const platform =
      /brands\/(x|twitter|x-twitter|discord|linkedin|youtube|slack|medium|reddit|bluesky|telegram)(?:-in)?$/;
    const [, name] = platform.exec(writtenText(icon) ?? '') ?? [];
    return name !== undefined && typeof link === 'string' ? [[name, link] as const] : [];
  });
  const own = (path: string): string => (leadsAway(path) ? path : `/${joinPath(path)}`);
  return {
    name: writtenText(config['site_name']) ?? 'Documentation',
    ...(description && { description: description.trim() }),
    ...logoOf(logo && own(logo), favicon && own(favicon)),
    ...(favicon && { favicon: own(favicon) }),
    ...(repository && { navbar: { links: [outwardLink(repository, writtenText(config['repo_name']) ?? 'Source')] } }),
    ...(socials.length > 0 && { footer: { socials: Object.fromEntries(socials) } }),
  };
}

/** The bar of Material is coloured in both modes: what is white on it cannot be seen on ours in the light one. */
function logoOf(logo: string | undefined, favicon: string | undefined): Record<string, unknown> {
  if (!logo) return {};
  if (!/(?:^|[-_./])(?:white|light)(?=[-_.][^/]*$)/i.test(logo)) return { logo };
  return favicon ? { logo: { light: favicon, dark: logo } } : {};
}
