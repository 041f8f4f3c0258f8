import { escapeXml } from '../../base/text/escape-xml.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reporter } from './reporter.ts';
import { toldText } from './told-text.ts';

/**
 * JUnit's XML, which most servers of continuous integration read: a suite for each file, a failed case for each error.
 * Warnings are cases that passed; what they say is the output of the suite.
 * @see https://github.com/windyroad/JUnit-Schema/blob/master/JUnit.xsd
 */
export const reportJunit: Reporter = ({ problems }, { prefix, now }) => {
  const suites = [...Map.groupBy(problems, ({ file }) => prefix + (file ?? 'docs.json'))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites.flatMap(([file, own], index) => [
      `  <testsuite id="${index}" package="docwright" name="${escapeXml(file)}" timestamp="${now.slice(0, 19)}" hostname="localhost" tests="${own.length}" failures="${own.filter(isError).length}" errors="0" time="0">`,
      '    <properties />',
      ...own.map((problem) => renderCase(problem, file)),
      `    <system-out>${escapeXml(own.flatMap((problem) => (isError(problem) ? [] : [tell(problem, file)])).join('\n'))}</system-out>`,
      '    <system-err />',
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
};

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function renderCase(problem: Problem, file: string): string {
  const { code, message } = problem;
  const attributes = `name="${escapeXml(`${code} ${placeOf(problem, file)}`)}" classname="${escapeXml(code)}" time="0"`;
  if (!isError(problem)) return `    <testcase ${attributes} />`;
  const text = escapeXml(tell(problem, file));
  return `    <testcase ${attributes}><failure message="${escapeXml(message)}" type="${escapeXml(code)}">${text}</failure></testcase>`;
}

function tell(problem: Problem, file: string): string {
  return `${placeOf(problem, file)}: ${toldText(problem)}`;
}

function placeOf({ line, column }: Problem, file: string): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
