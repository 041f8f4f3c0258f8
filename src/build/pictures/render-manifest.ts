import type { SiteConfig } from '../../model/config.ts';

export interface ManifestInput {
  config: Pick<SiteConfig, 'name' | 'colors' | 'background'>;
  mode: 'light' | 'dark';
  /** Address of the folder with the pictures, and of the home page. */
  folder: string;
  home: string;
}

/** The web app manifest of a site (`site.webmanifest`): what a phone shows for a page on its home screen. */
export function renderManifest({ config, mode, folder, home }: ManifestInput): string {
  const icons = [192, 256].map((side) => ({
    src: `${folder}/android-chrome-${side}x${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  }));
  const background = config.background.color[mode] ?? (mode === 'light' ? '#ffffff' : '#0c0d10');
  return `${JSON.stringify({
    name: config.name,
    short_name: config.name,
    start_url: home,
    scope: home,
    icons,
    theme_color: config.colors.primary,
    background_color: background,
    // Documentation stays in the browser: its address and its back button are part of it.
    display: 'browser',
  })}\n`;
}
