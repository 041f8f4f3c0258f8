import { checkRules } from '../../base/checks/check-rules.ts';
import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reporter } from './reporter.ts';
import { toldText } from './told-text.ts';

/**
 * SARIF 2.1.0, for code scanning and editors.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const reportSarif: Reporter = ({ problems }, { version, prefix }) => {
  const codes = [...new Set(problems.map(({ code }) => code))];
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Docwright', version, rules: codes.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => ({
          ruleId: problem.code,
          ruleIndex: codes.indexOf(problem.code),
          level: problem.severity,
          message: { text: toldText(problem) },
          locations: [locationOf(problem, prefix)],
        })),
      },
    ],
  };
  return renderSafeJson(log);
};

function describeRule(code: string): object {
  const rule = checkRules.find(({ name }) => name === code);
  return { id: code, ...(rule && { shortDescription: { text: `${rule.looksAt}.` } }) };
}

function locationOf({ file = 'docs.json', line, column }: Problem, prefix: string): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(prefix + file) },
      ...(line !== undefined && { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } }),
    },
  };
}
