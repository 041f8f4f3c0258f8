import type { ForeignSite, MigrationFolder } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { lineWith } from '../../folder/line-with.ts';
import type { DocusaurusSite } from './read-docusaurus-navigation.ts';

/** Redirects of the plug-in for them (`@docusaurus/plugin-client-redirects`); what a program makes is told. */
export function readRedirects(site: DocusaurusSite): ForeignSite['redirects'] {
  const { config, folder, file, pages, lose } = site;
  const plugins = Array.isArray(config['plugins']) ? config['plugins'] : [];
  const options = plugins.flatMap((plugin: unknown) =>
    Array.isArray(plugin) && String(plugin[0]).includes('client-redirects') ? [objectOf(plugin[1])] : [],
  );
  return options.flatMap((own) => {
    const isProgrammed = 'redirects' in own && !Array.isArray(own['redirects']);
    for (const name of ['createRedirects', ...(isProgrammed ? ['redirects'] : [])])
      if (name in own)
        lose({ file, ...lineOf(folder, file, name), message: `"${name}", redirects that are created by code` });
    const extensions = Array.isArray(own['fromExtensions']) ? own['fromExtensions'].map(String) : [];
    return [...written(own), ...extensions.flatMap((extension) => withExtension(pages, extension))];
  });
}

function lineOf(folder: MigrationFolder, file: string, name: string): { line?: number } {
  const line = lineWith(folder, file, new RegExp(`\\b${name}\\b`));
  return line === null ? {} : { line };
}

function written({ redirects }: Record<string, unknown>): ForeignSite['redirects'] {
  return records(redirects).flatMap(({ from, to }) =>
    (Array.isArray(from) ? from : [from]).flatMap((source: unknown) =>
      typeof source === 'string' && typeof to === 'string' ? [{ source, destination: to }] : [],
    ),
  );
}

/** `fromExtensions`: pages answered under names with an ending, too. */
function withExtension(pages: DocusaurusSite['pages'], extension: string): ForeignSite['redirects'] {
  return pages
    .filter(({ path }) => path !== 'index')
    .map(({ path }) => ({ source: `/${path}.${extension}`, destination: `/${path}` }));
}
