import { deriveColors } from '../../view/shell/derive-colors.ts';
import { contrastRatio, parseHex } from '../../view/shell/rgb.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

/** Large text and marks need as much (WCAG 2.2, 1.4.11); below it a colour does not read as the site's own. */
const leastRatio = 3;
const grounds = { light: '#ffffff', dark: '#101216' };

/** Colours of the settings that are too near the page for text: readers see them moved. */
export function checkColors({ site: { config }, surfaces, locate }: CheckInput): CheckFinding[] {
  const { accent } = deriveColors(config, surfaces);
  const isOwn = config.colors.light !== config.colors.primary;
  const shown = [
    { key: 'colors.primary', color: config.colors.primary, mode: 'light' as const },
    ...(isOwn ? [{ key: 'colors.light', color: config.colors.light, mode: 'dark' as const }] : []),
  ];
  return shown.flatMap(({ key, color, mode }): CheckFinding[] => {
    const ground = config.background.color[mode] ?? grounds[mode];
    const ratio = contrastRatio(parseHex(color), parseHex(ground));
    if (ratio >= leastRatio) return [];
    return [
      {
        code: 'low-contrast',
        message: `"${color}" has a contrast of ${ratio.toFixed(1)}:1 with the background in ${mode} mode, but text needs 4.5:1`,
        hint: `Readers see ${accent[mode]} instead`,
        ...locate(key),
      },
    ];
  });
}
