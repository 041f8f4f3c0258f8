import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docwright } from '../../tests/e2e/service/start-serve.ts';
import type { Scenario, Sight, Size } from './scenario.ts';

export interface Result extends Sight {
  name: string;
  seconds: number;
}

export interface RunOptions {
  size: Size;
  /** All at once: most of the time each waits for what it has harmed. */
  isTogether?: boolean;
  onResult?: (result: Result) => void;
}

/** Runs scenarios on the starter site; each has a folder of its own. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  { size, isTogether = false, onResult = () => undefined }: RunOptions,
): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-chaos-'));
  const [site, memberSite] = [join(folder, 'site'), join(folder, 'member-site')];
  const run = async (scenario: Scenario, index: number): Promise<Result> => {
    const own = join(folder, String(index));
    mkdirSync(own);
    const began = performance.now();
    const sight = await runOne(scenario, { site, memberSite, folder: own, size });
    const result = { ...sight, name: scenario.name, seconds: Math.round((performance.now() - began) / 1000) };
    onResult(result);
    return result;
  };
  try {
    docwright(['build', 'starter', '--out', site]);
    docwright(['build', 'starter', '--out', memberSite, '--protect']);
    if (isTogether) return await Promise.all(scenarios.map(run));
    const results: Result[] = [];
    for (const [index, scenario] of scenarios.entries()) results.push(await run(scenario, index));
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runOne({ obstacle, run }: Scenario, place: Parameters<Scenario['run']>[0]): Promise<Sight> {
  const reason = obstacle?.() ?? null;
  if (reason !== null) return { readers: '', books: `skipped: ${reason}`, losses: [] };
  try {
    return await run(place);
  } catch (error) {
    return { readers: '', books: '', losses: [`the scenario broke off: ${(error as Error).stack ?? String(error)}`] };
  }
}
