import type { Division, DivisionType } from '../../model/navigation.ts';
import type { Switcher } from '../../model/view.ts';
import type { DivisionEntry } from './division-index.ts';
import { buildDivisionLink, visibleDivisions } from './division-links.ts';
import type { MatchPage } from './match-page.ts';
import type { NavigationReaders } from './reader-targets.ts';

export interface SwitcherContext {
  active: ReadonlySet<Division>;
  global: readonly Division[];
  route: string;
  matchPage: MatchPage;
  readers: NavigationReaders | null;
}

const switched: readonly DivisionType[] = ['product', 'dropdown', 'version', 'language'];

/** The menus from which a reader changes product, version or language and stays on the same page where there is one. */
export function buildSwitchers(entry: DivisionEntry, context: SwitcherContext): Switcher[] {
  const switchers = entry.levels.flatMap((divisions, depth) => {
    const current = entry.chain[depth];
    return switched.flatMap((type) => {
      const options = visibleDivisions(divisions, type);
      if (current?.type === type && !options.includes(current)) options.unshift(current);
      return options.length === 0
        ? []
        : [buildSwitcher(options, { ...context, current: current?.type === type ? current : undefined })];
    });
  });
  // A site in one language has nothing to switch to; a version alone says which one it is.
  return addGlobal(switchers, context).filter(({ type, options }) => type !== 'language' || options.length > 1);
}

function buildSwitcher(
  options: readonly Division[],
  context: SwitcherContext & { current: Division | undefined },
): Switcher {
  const { active, current, readers } = context;
  const links = options.map((option) => {
    const href = targetOf(option, context);
    return { ...buildDivisionLink(option, { active, href, readers }), samePage: href !== undefined };
  });
  return { type: options[0]!.type, current: links[current ? options.indexOf(current) : 0]!, options: links };
}

function targetOf(
  option: Division,
  { active, current, route, matchPage }: SwitcherContext & { current: Division | undefined },
): string | undefined {
  if (option.href !== null || !current || !active.has(current)) return undefined;
  if (option === current) return route;
  for (let to: Division | undefined = option; to; to = openedFirst(to)) {
    const match = matchPage(route, { from: current, to });
    if (match !== null) return match;
  }
  return undefined;
}

/** The part of a division in which it opens: of its versions and languages each may have a page of the same name. */
function openedFirst({ children, target }: Division): Division | undefined {
  return children.find(
    (child): child is Division => child.kind === 'division' && child.href === null && child.target === target,
  );
}

/** Links of the whole site join the menu of their kind, or make one. */
function addGlobal(switchers: Switcher[], { active, global, readers }: SwitcherContext): Switcher[] {
  const result = [...switchers];
  for (const type of switched) {
    const links = visibleDivisions(global, type).map((division) => buildDivisionLink(division, { active, readers }));
    if (links.length === 0) continue;
    const at = result.findIndex((switcher) => switcher.type === type);
    if (at < 0) result.push({ type, current: links[0]!, options: links });
    else result[at] = { ...result[at]!, options: [...result[at]!.options, ...links] };
  }
  return result;
}
