import { checkRules } from '../../base/checks/check-rules.ts';
import { problemKind } from '../../base/errors/stops-output.ts';
import { blankCode } from '../../base/text/place-in-text.ts';
import type { CheckConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { matchesWildcard } from './matches-wildcard.ts';
import { nearestRule } from './nearest-rule.ts';

/** What an author may say of a finding in the file that it is about. */
interface IgnoreComment {
  file: string;
  line: number;
  rules: string[];
  reason: string;
  isWholeFile: boolean;
}

export interface SettingsContext {
  check: CheckConfig;
  /** Text of a file of the site; `null` where there is none. */
  read: (file: string) => string | null;
  /** Files that may hold comments. */
  files: readonly string[];
}

/**
 * Weighs problems as `check.rules` says, and takes out what an ignore comment or `check.ignore` says is meant to be.
 * Faults of `docs.json` that keep a site from being built stay what they are.
 */
export function applySettings(problems: readonly Problem[], { check, read, files }: SettingsContext): Problem[] {
  const comments = files.flatMap((file) => readIgnoreComments(file, read(file) ?? ''));
  const used = new Set<IgnoreComment>();
  const kept = problems.filter((problem) => {
    if (isFixed(problem)) return true;
    const comment = comments.find((candidate) => covers(candidate, problem));
    if (comment) used.add(comment);
    return (
      !comment &&
      !check.ignore.some(
        ({ rule, file }) => rule === problem.code && problem.file !== undefined && matchesWildcard(file, problem.file),
      )
    );
  });
  return [...kept, ...commentFindings(comments, used)].flatMap((problem) => weigh(problem, check) ?? []);
}

function isFixed(problem: Problem): boolean {
  return problem.severity === 'error' && problemKind(problem) === 'settings';
}

function weigh(problem: Problem, { rules }: CheckConfig): Problem | null {
  if (isFixed(problem)) return problem;
  const rule = checkRules.find(({ name }) => name === problem.code);
  const severity = rules[problem.code] ?? rule?.severity ?? problem.severity;
  return severity === 'off' ? null : { ...problem, severity };
}

const form = /docwright-ignore(-file)?\s+([a-z][\w, -]*?)\s*(?::\s*(.*?))?\s*(?:\*\/\s*\}?|-->|$)/;

function readIgnoreComments(file: string, text: string): IgnoreComment[] {
  if (!text.includes('docwright-ignore')) return [];
  const searched = /\.mdx?$/.test(file) ? blankCode(text) : text;
  return searched.split(/\r?\n/).flatMap((line, index) => {
    // Only comments count: MDX's, JavaScript's, HTML's and those of front matter.
    const match = /(?:\{?\/\*|\/\/|<!--|^\s*#)\s*docwright-ignore/.test(line) ? form.exec(line) : null;
    if (!match) return [];
    const [, whole, rules = '', reason = ''] = match;
    const names = rules.split(/[\s,]+/).filter(Boolean);
    return [{ file, line: index + 1, rules: names, reason, isWholeFile: whole !== undefined }];
  });
}

/** A comment is about its own line and the next. */
function covers({ file, line, rules, reason, isWholeFile }: IgnoreComment, problem: Problem): boolean {
  if (file !== problem.file || reason === '' || !rules.includes(problem.code)) return false;
  return isWholeFile || problem.line === line || problem.line === line + 1;
}

function commentFindings(comments: readonly IgnoreComment[], used: ReadonlySet<IgnoreComment>): Problem[] {
  return comments.flatMap((comment) => {
    const { file, line, reason, rules } = comment;
    if (used.has(comment)) return [];
    const fault =
      reason === ''
        ? { message: 'An ignore comment needs a reason', hint: `docwright-ignore ${rules.join(', ')}: why it is right` }
        : { message: `There is no ${rules.join(', ')} finding to ignore here`, hint: hintFor(rules) };
    return [{ severity: 'warning', code: 'ignore-comment', file, line, ...fault }];
  });
}

function hintFor(rules: readonly string[]): string {
  const near = rules.map(nearestRule).find((name) => name !== null);
  return near === undefined ? 'Remove the comment' : `Did you mean ${near}?`;
}
