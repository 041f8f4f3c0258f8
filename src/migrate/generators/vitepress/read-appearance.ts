import { objectOf } from '../../folder/evaluated-value.ts';
import { firstMode } from '../first-mode.ts';

/** The mode that a site of VitePress starts in: `true`, `false`, a name, or the options of VueUse's `useDark`. */
export function readAppearance(appearance: unknown): { appearance?: object } {
  const name = objectOf(appearance)['initialValue'] ?? appearance;
  const isDark = name === 'dark' || name === 'force-dark';
  return firstMode({
    mode: isDark ? 'dark' : name === false ? 'light' : undefined,
    isFixed: name === false || String(name).startsWith('force-'),
  });
}
