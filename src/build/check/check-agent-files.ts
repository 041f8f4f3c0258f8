import { contentType } from '../../base/paths/content-type.ts';
import { outputFile } from '../../base/paths/routes.ts';
import type { SiteAnswer } from '../../model/readiness.ts';
import { readinessChecks, scoreSite } from '../../shared/readiness/score-site.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

const site = 'http://site.invalid';

/**
 * Files for agents that the site brings itself, by the checks of `docwright score`. Those that a build makes are right
 * by the way they are made.
 */
export async function checkAgentFiles({
  site: { assets, skills, base, origin },
  targets,
  read,
}: CheckInput): Promise<CheckFinding[]> {
  const authored = new Set(assets.map(({ path }) => path));
  const skill = skills.find(({ isRoot }) => isRoot);
  if (skill) authored.add('skill.md');
  const checks = readinessChecks.filter(({ file }) => file !== undefined && authored.has(file));
  if (checks.length === 0) return [];
  const ask = (address: string): Promise<SiteAnswer> => {
    const target = targets.resolve(withOrigin(address, origin), '/');
    if (target.kind !== 'internal') return Promise.resolve(answer('', '', 0));
    const path = target.route.slice(1);
    // Its file may be written in capitals.
    const text = path === 'skill.md' && skill ? skill.text : authored.has(path) ? read(path) : null;
    if (targets.state(target.route) === 'missing' && text === null) return Promise.resolve(answer('', '', 404));
    return Promise.resolve(
      answer(text ?? path, contentType(targets.state(target.route) === 'page' ? outputFile(target.route) : path), 200),
    );
  };
  const { checks: results } = await scoreSite({ site: `${site}${base}/`, origin, ask }, checks);
  return results.flatMap(({ name, kind, seen, mend, looksAt }): CheckFinding[] => {
    const { file } = checks.find((check) => check.name === name)!;
    return kind === 'failed'
      ? [{ code: 'agent-file', file: file!, message: `${looksAt}: ${lowerFirst(seen)}`, hint: mend }]
      : [];
  });
}

/** A site without an address of its own has the one that it is asked by. */
function withOrigin(address: string, origin: string | null): string {
  return origin === null ? address : address.replace(site, origin);
}

function answer(text: string, type: string, status: number): SiteAnswer {
  return { status, type: type.split(';')[0]!, header: () => '', text, milliseconds: 0 };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
