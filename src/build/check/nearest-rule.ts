import { checkRules } from '../../base/checks/check-rules.ts';
import { measureEdits } from '../../base/text/measure-edits.ts';

/** The rule that a name is a slip of; `null` for names of rules, and for others, which may be codes of other faults. */
export function nearestRule(name: string): string | null {
  const [near] = checkRules
    .map((rule) => ({ name: rule.name, edits: measureEdits(name.toLowerCase(), rule.name, { limit: 2 }) }))
    .filter(({ edits }) => edits <= 2)
    .sort((a, b) => a.edits - b.edits);
  return near === undefined || near.edits === 0 ? null : near.name;
}
