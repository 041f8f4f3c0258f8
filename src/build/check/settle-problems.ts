import { checkRules } from '../../base/checks/check-rules.ts';
import { isOfDescription } from '../../base/errors/description-problem.ts';
import { stopsOutput } from '../../base/errors/stops-output.ts';
import { uniqueProblems } from '../../base/errors/unique-problems.ts';
import type { CheckPart, CheckRule } from '../../model/check.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { OpenSession } from '../session/open-session.ts';
import { applySettings } from './apply-settings.ts';
import { readSource } from './read-source.ts';

/**
 * What a command tells of all that was found: each fault once, weighed as the site's settings say. A comment is about
 * one place of a fault that stands in many.
 */
export function settleProblems(
  { whole, folder, cache }: Pick<OpenSession, 'whole' | 'folder' | 'cache'>,
  found: readonly Problem[],
  part?: CheckPart,
): Problem[] {
  const { config, pages, snippets } = whole;
  const problems = inTheirFiles(found.flatMap(atEachPlace), pages);
  const sources = [...new Set([...pages.flatMap(({ source }) => source?.file ?? []), ...Object.keys(snippets)])];
  // A part does not tell of comments that take nothing out.
  const faulty = new Set(problems.map(({ file }) => file));
  const commented = part === undefined ? sources : sources.filter((file) => faulty.has(file));
  const weighed = applySettings(problems, {
    check: config.check,
    read: (file) => cache.known(file) ?? readSource(folder, file),
    files: commented,
  });
  return uniqueProblems(weighed).filter((problem) => isOfPart(problem, part, whole));
}

/** A fault in a snippet stands there, wherever it is shown. */
function atEachPlace(problem: Problem): Problem[] {
  const { places, ...told } = problem;
  return places === undefined || told.via !== undefined ? [problem] : places.map((place) => ({ ...told, ...place }));
}

/**
 * A text that stands in an API description has no file of its own, and is known by its operation. So is what is made of
 * a description behind the text of an author.
 */
function inTheirFiles(found: readonly Problem[], pages: readonly Page[]): readonly Problem[] {
  const problems = ofMadeParts(found, pages);
  const sources = pages.flatMap(({ source }) => (source?.description === undefined ? [] : [source]));
  if (sources.length === 0) return problems;
  const descriptions = new Map(sources.map(({ file, description }) => [file, description!]));
  return problems.map((problem) => {
    const description = descriptions.get(problem.file ?? '');
    const via = descriptions.get(problem.via ?? '') ?? problem.via;
    const shown = via === undefined ? problem : { ...problem, via };
    if (description === undefined) return shown;
    const { line: _line, column: _column, ...told } = shown;
    const operation = told.file!.slice(description.length + 1, -'.mdx'.length);
    return { ...told, file: description, key: decodeURIComponent(operation) };
  });
}

function ofMadeParts(problems: readonly Problem[], pages: readonly Page[]): readonly Problem[] {
  const made = new Map(pages.flatMap(({ source }) => (source?.made ? [[source.file, source.made]] : [])));
  if (made.size === 0) return problems;
  return problems.map((problem) => {
    const { line, column: _column, ...told } = problem;
    const part = made.get(problem.file ?? '');
    if (!part || line === undefined || line < part.line) return problem;
    return { ...told, file: part.description, key: part.part, via: told.file! };
  });
}

/** Faults of `docs.json` that keep the site from being built belong to every part. */
function isOfPart(problem: Problem, part: CheckPart | undefined, { apis }: Site): boolean {
  if (part === undefined || stopsOutput([problem], { strict: false, force: false })) return true;
  if (part === 'openapi-check') return apis.some(({ id }) => isOfDescription(problem, id));
  const rule: CheckRule | undefined = checkRules.find(({ name }) => name === problem.code);
  return rule ? rule.parts.includes(part) : part === 'validate';
}
