import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeInText } from '../../base/text/place-in-text.ts';
import type { IconValue, SiteConfig } from '../../model/config.ts';
import type { PageSource } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { namedIcons } from '../../read/site/named-icons.ts';
import { createIconRenderer } from '../../view/icons/create-icon-renderer.ts';
import { openOwnIcons } from '../render/open-own-icons.ts';
import { placeInSettings } from './place-in-settings.ts';

type Checked = Pick<Site, 'config' | 'pages' | 'isUntrusted'>;

/** Warns of the icons that settings and heads of pages name and no library has, as pages warn of theirs. */
export function checkIcons({ config, pages, isUntrusted = false }: Checked, folder: string): Problem[] {
  const draw = createIconRenderer(openOwnIcons());
  const faultOf = (icon: IconValue | null): Problem | undefined =>
    draw(icon, { library: config.icons.library }).problem;
  const checkSettings = (): Problem[] => {
    const faults = namedIcons(config).flatMap(({ at, icon }) => {
      const problem = faultOf(icon);
      return problem ? [{ ...problem, key: at }] : [];
    });
    return placeInSettings(faults, { folder, isUntrusted });
  };
  const { navigation } = config;
  if (!known.has(navigation)) known.set(navigation, checkSettings());
  const inPages = pages.flatMap(({ frontMatter, source }) => {
    const problem = source ? faultOf(frontMatter.icon) : undefined;
    return problem ? [{ ...problem, ...placeInHead(source!, folder) }] : [];
  });
  return [...known.get(navigation)!, ...inPages];
}

/** Of settings, by their navigation, which is the same value when a site is loaded again and they have not changed. */
const known = new WeakMap<SiteConfig['navigation'], Problem[]>();

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** Sources of unchanged pages are the same values, too. */
const places = new WeakMap<PageSource, Place>();

function placeInHead(source: PageSource, folder: string): Place {
  if (!places.has(source)) places.set(source, { file: source.file, ...findInHead(source, folder) });
  return places.get(source)!;
}

function findInHead({ file, line }: PageSource, folder: string): Pick<Problem, 'line' | 'column'> | null {
  try {
    const head = readFileSync(join(folder, file), 'utf8')
      .split('\n', line - 1)
      .join('\n');
    return placeInText(head, /(?<=^["']?)icon["']?\s*[:=]/m);
  } catch {
    return null;
  }
}
