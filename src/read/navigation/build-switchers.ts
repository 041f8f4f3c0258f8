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
      return options.length === 0 ? [] : [buildSwitcher(options, { ...context, ...placeIn(entry, { depth, type }) })];
    });
  });
  // A site in one language has nothing to switch to; a version alone says which one it is.
  return addGlobal(switchers, context).filter(({ type, options }) => type !== 'language' || options.length > 1);
}

function placeIn(
  { chain }: DivisionEntry,
  { depth, type }: { depth: number; type: DivisionType },
): Pick<SwitcherPlace, 'current' | 'choices'> {
  const current = chain[depth];
  return current?.type === type ? { current, choices: chain.slice(depth + 1) } : { current: undefined, choices: [] };
}

interface SwitcherPlace extends SwitcherContext {
  /** Where the reader is, of the options. */
  current: Division | undefined;
  /** What the reader has chosen inside of that, from the outermost. */
  choices: readonly Division[];
}

function buildSwitcher(options: readonly Division[], place: SwitcherPlace): Switcher {
  const { active, current, readers } = place;
  const links = options.map((option) => {
    const { href, samePage } = leadTo(option, place);
    return { ...buildDivisionLink(option, { active, href, readers }), samePage };
  });
  const shown = current ? options.indexOf(current) : options.findIndex(({ href }) => href === null);
  return { type: options[0]!.type, current: links[shown] ?? null, options: links };
}

/** To the same page there, or else to where the reader's other choices are kept. */
function leadTo(
  option: Division,
  { active, current, choices, route, matchPage }: SwitcherPlace,
): { href?: string; samePage: boolean } {
  if (option.href !== null || !current || !active.has(current)) return { samePage: false };
  if (option === current) return { href: route, samePage: true };
  const whole = { from: current, to: option };
  const same = matchPage(route, whole);
  if (same !== null) return { href: same, samePage: true };
  const { steps, kept } = keepChoices(whole, choices);
  for (const step of steps) {
    const match = matchPage(route, step);
    if (match !== null) return { href: match, samePage: true };
  }
  const target = kept > 0 ? steps.at(-1)!.to.target : null;
  return target === null ? { samePage: false } : { href: target, samePage: false };
}

/** A division and what the reader is in that corresponds to it. */
interface Step {
  from: Division;
  to: Division;
}

/** The way into a division that keeps most of the choices; where it keeps none, the one in which it opens. */
function keepChoices({ from, to }: Step, choices: readonly Division[]): { steps: Step[]; kept: number } {
  let best: { steps: Step[]; kept: number } = { steps: [], kept: 0 };
  for (const child of to.children) {
    if (child.kind !== 'division' || child.href !== null || child.hidden || child.target === null) continue;
    const choice = choices.find(({ type, label }) => type === child.type && label === child.label);
    const step = { from: choice ?? from, to: child };
    const inner = keepChoices(step, choices);
    const kept = inner.kept + (choice ? 1 : 0);
    const opensHere = best.steps.length === 0 && child.target === to.target;
    if (kept > best.kept || opensHere) best = { steps: [step, ...inner.steps], kept };
  }
  return best;
}

/** Links of the whole site join the menu of their kind, or make one. */
function addGlobal(switchers: Switcher[], { active, global, readers }: SwitcherContext): Switcher[] {
  const result = [...switchers];
  for (const type of switched) {
    const links = visibleDivisions(global, type).map((division) => buildDivisionLink(division, { active, readers }));
    if (links.length === 0) continue;
    const at = result.findIndex((switcher) => switcher.type === type);
    if (at < 0) result.push({ type, current: null, options: links });
    else result[at] = { ...result[at]!, options: [...result[at]!.options, ...links] };
  }
  return result;
}
