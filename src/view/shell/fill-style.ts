import { deriveFill, type ModePair } from './derive-colors.ts';

/** What an element with a fill of its own sets: the colour, and the text that reads on it, in both modes. */
export function fillStyle(color: ModePair | null): string | undefined {
  if (color === null) return undefined;
  const [light, dark] = [deriveFill(color.light), deriveFill(color.dark)];
  return `--dw-button:light-dark(${light.button},${dark.button});--dw-on-button:light-dark(${light.text},${dark.text})`;
}
