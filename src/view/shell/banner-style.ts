import type { BannerConfig } from '../../model/config.ts';
import { deriveFill } from './derive-colors.ts';

/** What a banner with a colour of its own sets: the colour, and the text that reads on it, in both modes. */
export function bannerStyle(color: BannerConfig['color']): string | null {
  if (color === null) return null;
  const [light, dark] = [deriveFill(color.light), deriveFill(color.dark)];
  return `--banner:light-dark(${light.button},${dark.button});--on-banner:light-dark(${light.text},${dark.text})`;
}
