import { escapeXml } from '../../base/text/escape-xml.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reporter } from './reporter.ts';
import { toldText } from './told-text.ts';

/**
 * JUnit's XML, which most servers of continuous integration read: a suite for each file, a failed case for each error.
 * Warnings are cases that passed, with what they say as their output.
 */
export const reportJunit: Reporter = ({ problems }, { prefix }) => {
  const suites = [...Map.groupBy(problems, ({ file }) => file ?? 'docs.json')];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="docwright check" tests="${problems.length}" failures="${failures(problems)}">`,
    ...suites.flatMap(([file, own]) => [
      `  <testsuite name="${escapeXml(prefix + file)}" tests="${own.length}" failures="${failures(own)}" errors="0" skipped="0">`,
      ...own.map((problem) => caseOf(problem, prefix + file)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
};

function failures(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

function caseOf(problem: Problem, file: string): string {
  const { code, line, column, message } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const text = escapeXml(`${place}\n${toldText(problem)}`);
  const content =
    problem.severity === 'error'
      ? `<failure message="${escapeXml(message)}" type="${escapeXml(code)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `    <testcase name="${escapeXml(`${code} ${place}`)}" classname="${escapeXml(code)}">${content}</testcase>`;
}
