import type { CheckFinding, CheckInput } from './check-input.ts';
import { nearestRule } from './nearest-rule.ts';

/** Names in `check` that are slips of names of rules: a rule would go on as if nothing were written. */
export function checkRuleNames({ site: { config }, locate }: CheckInput): CheckFinding[] {
  const { rules, ignore } = config.check;
  const named = [
    ...Object.keys(rules).map((name) => ({ name, key: `check.rules.${name}` })),
    ...ignore.map(({ rule }, index) => ({ name: rule, key: `check.ignore[${index}].rule` })),
  ];
  return named.flatMap(({ name, key }): CheckFinding[] => {
    const near = nearestRule(name);
    if (near === null) return [];
    return [
      { code: 'unknown-key', message: `There is no rule "${name}"`, hint: `Did you mean "${near}"?`, ...locate(key) },
    ];
  });
}
