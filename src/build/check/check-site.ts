import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkRules } from '../../base/checks/check-rules.ts';
import { stopsOutput } from '../../base/errors/stops-output.ts';
import { uniqueProblems } from '../../base/errors/unique-problems.ts';
import type { CheckPart, CheckResult, CheckRule } from '../../model/check.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { ReadDocument } from '../../read/markdown/read-document.ts';
import { isInside } from '../../read/site/is-inside.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { createSession, type OpenSession } from '../session/create-session.ts';
import { findThemeSurfaces } from '../session/find-theme-surfaces.ts';
import { validateDescriptions } from '../validate/validate-descriptions.ts';
import { applySettings } from './apply-settings.ts';
import type { BuiltPage } from './built-page.ts';
import { checkExternal } from './check-external.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { createAddressFinder } from './create-address-finder.ts';
import { createAsker } from './create-asker.ts';
import { createPageReader } from './create-page-reader.ts';
import { createTargets } from './create-targets.ts';
import { listGenerated } from './list-generated.ts';
import { locateSettings } from './locate-settings.ts';
import { runRules } from './run-rules.ts';

export interface CheckOptions {
  folder: string;
  /** Only what this part looks for; everything else. */
  part?: CheckPart;
  /** Other sites are asked for what pages link to, and their answers kept in this file. */
  external?: { file: string };
  base: string;
  origin: string | null;
  service: string | null;
  /** What rendering one page may take; `defaultPageLimits` when not given. */
  limits?: PageLimits;
  /** API descriptions that cannot be read are faults of their pages, and not of the settings. */
  allowMissingApis?: boolean;
  /** Of `Site.isUntrusted`. */
  isUntrusted?: boolean;
}

/**
 * Loads a site, holds its API descriptions against their specifications, renders the pages of which more than the text
 * must be known, and asks every rule, without Astro and without writing anything.
 * @throws DocsError when the site cannot be read
 */
export async function checkSite(options: CheckOptions): Promise<CheckResult> {
  const texts = new Map<string, ReadDocument>();
  const session = await createSession({ ...options, mode: 'build', isPlain: true, edition: { kind: 'whole' }, texts });
  try {
    const [validation, found] = await Promise.all([
      needs(options, 'openapi-check') ? validateApis(session) : [],
      options.part === 'openapi-check' ? [] : lookAt(session, await readPages(session, texts), options),
    ]);
    const told = uniqueProblems([...session.problems(), ...validation, ...found]);
    const { site, folder } = session;
    const weighed = applySettings(told, {
      check: site.config.check,
      read: (file) => readSource(folder, file),
      files: [...new Set([...site.pages.flatMap(({ source }) => source?.file ?? []), ...Object.keys(site.snippets)])],
    });
    const problems = weighed.filter((problem) => isOfPart(problem, options.part, site));
    return { pages: site.pages.length, problems };
  } finally {
    await session.close();
  }
}

function validateApis({ site, folder }: OpenSession): Promise<Problem[]> {
  const script = pathToFileURL(join(packageFolder, 'lib/validation-worker.js'));
  return validateDescriptions(site, { folder, script, isUntrusted: site.isUntrusted ?? false });
}

function needs({ part }: CheckOptions, own: CheckPart): boolean {
  return part === undefined || part === 'validate' || part === own;
}

/** Faults of `docs.json` that keep the site from being built belong to every part. */
function isOfPart(problem: Problem, part: CheckPart | undefined, { apis }: Site): boolean {
  if (part === undefined || stopsOutput([problem], { strict: false, force: false })) return true;
  if (part === 'openapi-check') return apis.some(({ id }) => id === problem.file);
  const rule: CheckRule | undefined = checkRules.find(({ name }) => name === problem.code);
  return rule ? rule.parts.includes(part) : part === 'validate';
}

function readPages(session: OpenSession, texts: ReadonlyMap<string, ReadDocument>): Promise<BuiltPage[]> {
  const reader = createPageReader(session.site, texts);
  return Promise.all(
    session.site.pages.map(async (page) => reader.fromText(page) ?? reader.fromHtml(page, await session.render(page))),
  );
}

async function lookAt(session: OpenSession, pages: BuiltPage[], { external }: CheckOptions): Promise<Problem[]> {
  const { site, folder } = session;
  const generated = await listGenerated(session, pages);
  const input: CheckInput = {
    site,
    pages,
    targets: createTargets(site, generated),
    surfaces: findThemeSurfaces(site, folder),
    locate: locateSettings(folder),
    place: createAddressFinder(site, (id) => readSource(folder, id)),
  };
  const findings = [...runRules(input), ...(external ? await askOthers(input, external.file) : [])];
  // Weighed once it is known what the settings say.
  return findings.map((finding) => ({ severity: 'warning', ...finding }));
}

async function askOthers(input: CheckInput, file: string): Promise<CheckFinding[]> {
  const { ask, save } = createAsker({ file, now: Date.now() });
  const findings = await checkExternal(input, ask);
  save();
  return findings;
}

function readSource(folder: string, file: string): string | null {
  try {
    const path = join(folder, file);
    return isInside(folder, path) ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}
