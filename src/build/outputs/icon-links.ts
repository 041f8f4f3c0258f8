import { fileAddress } from '../../base/paths/routes.ts';
import type { HeadTag } from '../../model/layout.ts';
import type { Site } from '../../model/site.ts';

type Mode = 'light' | 'dark';

/**
 * The icon of the site in the browser's tab, for each colour mode. `sets` are the modes for which there is a folder
 * with the icon in every size. Without an icon an empty one keeps browsers from asking.
 */
export function buildIconLinks({ config, base }: Pick<Site, 'config' | 'base'>, sets: readonly Mode[] = []): HeadTag[] {
  const { favicon } = config;
  if (!favicon) return [{ kind: 'link', rel: 'icon', href: 'data:,' }];
  const address = (path: string): string => fileAddress(base, path);
  const modes: Mode[] = favicon.light === favicon.dark ? ['light'] : ['light', 'dark'];
  const icons = modes.flatMap((mode) => {
    const media: Record<string, string> = modes.length === 1 ? {} : { media: `(prefers-color-scheme: ${mode})` };
    return iconFiles(favicon[mode], sets.includes(mode) ? mode : null).map(({ path, attributes }): HeadTag => {
      return { kind: 'link', rel: 'icon', href: address(path), attributes: { ...attributes, ...media } };
    });
  });
  return sets.includes('light') ? [...icons, ...platformLinks(address)] : icons;
}

interface IconFile {
  path: string;
  attributes: Record<string, string>;
}

/** A drawing fits every size; of pictures the browser chooses. Old browsers take the last one they understand. */
function iconFiles(source: string, set: Mode | null): IconFile[] {
  const isDrawing = /\.svg$/i.test(source);
  const original: IconFile = { path: source, attributes: isDrawing ? { type: 'image/svg+xml' } : {} };
  if (set === null) return [original];
  const folder = set === 'light' ? '/favicons' : '/favicons-dark';
  const sized = [32, 16].map((side) => ({
    path: `${folder}/favicon-${side}x${side}.png`,
    attributes: { type: 'image/png', sizes: `${side}x${side}` },
  }));
  return isDrawing
    ? [sized[0]!, original]
    : [...sized, { path: `${folder}/favicon-48x48.png`, attributes: { type: 'image/png', sizes: '48x48' } }];
}

function platformLinks(address: (path: string) => string): HeadTag[] {
  return [
    {
      kind: 'link',
      rel: 'apple-touch-icon',
      href: address('/favicons/apple-touch-icon.png'),
      attributes: { sizes: '180x180' },
    },
    { kind: 'link', rel: 'manifest', href: address('/favicons/site.webmanifest') },
    { kind: 'meta', name: 'msapplication-config', content: address('/favicons/browserconfig.xml') },
  ];
}
