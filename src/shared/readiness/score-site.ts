import type { Readiness, ReadinessResult } from '../../model/readiness.ts';
import { accessChecks } from './access-checks.ts';
import { listChecks } from './list-checks.ts';
import type { ReadinessCheck } from './readiness-check.ts';
import { createVisit, type VisitOptions } from './site-visit.ts';
import { toolChecks } from './tool-checks.ts';

/** All of them, in the order in which they are told. */
export const readinessChecks: readonly ReadinessCheck[] = [...listChecks, ...toolChecks, ...accessChecks];

/** Looks at a site as an agent does that comes to it for the first time. */
export async function scoreSite(options: VisitOptions, wanted = readinessChecks): Promise<Readiness> {
  const visit = createVisit(options);
  const checks: ReadinessResult[] = [];
  for (const { name, looksAt, mend, look } of wanted) checks.push({ name, looksAt, mend, ...(await look(visit)) });
  const counted = checks.filter(({ kind }) => kind !== 'skipped');
  const good = counted.filter(({ kind }) => kind === 'passed').length;
  return { site: options.site, score: counted.length === 0 ? 0 : Math.floor((100 * good) / counted.length), checks };
}
