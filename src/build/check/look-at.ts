import type { CheckPart } from '../../model/check.ts';
import type { Problem } from '../../model/problem.ts';
import { findThemeSurfaces } from '../session/find-theme-surfaces.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { BuiltPage } from './built-page.ts';
import { checkAgentFiles } from './check-agent-files.ts';
import { checkExternal } from './check-external.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { createAddressFinder } from './create-address-finder.ts';
import { createAsker } from './create-asker.ts';
import { createTargets } from './create-targets.ts';
import { listGenerated } from './list-generated.ts';
import { locateSettings } from './locate-settings.ts';
import { readSource } from './read-source.ts';
import { runRules } from './run-rules.ts';

export interface RuleOptions {
  /** Only what this part looks for; everything else. */
  part?: CheckPart;
  /** Other sites are asked for what pages link to, and their answers kept in this file. */
  external?: { file: string };
  /** Paths that the output answers beside those of the site. */
  beside?: readonly string[];
}

/** Asks the rules what is wrong with the pages of a session; what they find is weighed by `settleProblems`. */
export async function lookAt(
  session: OpenSession,
  pages: readonly BuiltPage[],
  { part, external, beside = [] }: RuleOptions,
): Promise<Problem[]> {
  const { whole: site, folder } = session;
  const generated = new Set(beside);
  const targets = createTargets(site, generated);
  for (const path of await listGenerated(session, { pages, targets })) generated.add(path);
  const input: CheckInput = {
    site,
    pages,
    targets,
    surfaces: findThemeSurfaces(site, folder),
    locate: locateSettings(folder),
    read: (file) => readSource(folder, file),
    place: createAddressFinder(site, (id) => readSource(folder, id)),
  };
  const findings = [
    ...runRules(input, part),
    ...(part === undefined ? await checkAgentFiles(input) : []),
    ...(external ? await askOthers(input, external.file) : []),
  ];
  return findings.map((finding) => ({ severity: 'warning', ...finding }));
}

async function askOthers(input: CheckInput, file: string): Promise<CheckFinding[]> {
  const { ask, save } = createAsker({ file, now: Date.now(), isUntrusted: input.site.isUntrusted ?? false });
  const findings = await checkExternal(input, ask);
  save();
  return findings;
}
