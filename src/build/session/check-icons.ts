import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeInText } from '../../base/text/place-in-text.ts';
import type { IconValue, SiteConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { joinKey } from '../../read/config/tree/json-node.ts';
import { createIconRenderer } from '../../view/icons/create-icon-renderer.ts';
import { openOwnIcons } from '../render/open-own-icons.ts';
import { placeInSettings } from './place-in-settings.ts';

type Checked = Pick<Site, 'config' | 'pages' | 'isUntrusted'>;

/** Warns of the icons that settings and heads of pages name and no library has, as pages warn of theirs. */
export function checkIcons({ config, pages, isUntrusted = false }: Checked, folder: string): Problem[] {
  const draw = createIconRenderer(openOwnIcons());
  const faultOf = (icon: IconValue | null): Problem | undefined =>
    draw(icon, { library: config.icons.library }).problem;
  const inSettings = iconsOf(config).flatMap(({ at, icon }) => {
    const problem = faultOf(icon);
    return problem ? [{ ...problem, key: at }] : [];
  });
  const inPages = pages.flatMap(({ frontMatter, source }) => {
    const problem = source ? faultOf(frontMatter.icon) : undefined;
    return problem ? [{ ...problem, ...placeInHead(source!.file, folder) }] : [];
  });
  return [...placeInSettings(inSettings, { folder, isUntrusted }), ...inPages];
}

interface NamedIcon {
  at: string;
  icon: IconValue;
}

/** By navigation, which is the same value when a site is loaded again whose settings have not changed. */
const known = new WeakMap<SiteConfig['navigation'], NamedIcon[]>();

function iconsOf(config: SiteConfig): NamedIcon[] {
  const { navigation } = config;
  if (!known.has(navigation)) known.set(navigation, namedIcons({ navigation }, ''));
  return Object.entries(config).flatMap(([key, part]) =>
    key === 'navigation' ? known.get(navigation)! : namedIcons({ [key]: part }, ''),
  );
}

/** Every icon in settings, with its place in their file. */
function namedIcons(value: unknown, at: string): NamedIcon[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => namedIcons(item, joinKey(at, index)));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'at' in value && typeof value.at === 'string' ? value.at : at;
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === 'icon' && isIcon(member)
      ? [{ at: joinKey(own, key), icon: member }]
      : namedIcons(member, joinKey(own, key)),
  );
}

function isIcon(value: unknown): value is IconValue {
  return typeof value === 'object' && value !== null && 'name' in value && 'library' in value && 'style' in value;
}

function placeInHead(file: string, folder: string): Pick<Problem, 'file' | 'line' | 'column'> {
  try {
    return { file, ...placeInText(readFileSync(join(folder, file), 'utf8'), /(?<=^["']?)icon["']?\s*[:=]/m) };
  } catch {
    return { file };
  }
}
