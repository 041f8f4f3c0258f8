import type { SiteConfig } from '../../model/config.ts';

/** The colours of a site's preview pictures. */
export interface ThumbnailLook {
  mode: 'light' | 'dark';
  ground: string;
  title: string;
  text: string;
  accent: string;
}

/**
 * What `thumbnails.appearance` asks for; without it dark where the primary colour would hardly show on white, else
 * light.
 */
export function resolveThumbnailLook({
  colors,
  thumbnails,
  background,
}: Pick<SiteConfig, 'colors' | 'thumbnails' | 'background'>): ThumbnailLook {
  const mode = thumbnails.appearance ?? (luminance(colors.primary) > 0.4 ? 'dark' : 'light');
  const ground = background.color[mode];
  // What stands behind the text in a picture of the author's is unknown: quiet grey might not show on it.
  const isQuiet = thumbnails.background === null;
  if (mode === 'light')
    return {
      mode,
      ground: ground ?? '#ffffff',
      title: '#101317',
      text: isQuiet ? '#565b66' : '#23272e',
      accent: colors.primary,
    };
  return {
    mode,
    ground: ground ?? '#0c0d10',
    title: '#f4f5f7',
    text: isQuiet ? '#a5aab5' : '#e3e5ea',
    accent: colors.light,
  };
}

/** Relative luminance (WCAG 2.2), 0 for black and 1 for white. */
function luminance(hex: string): number {
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
