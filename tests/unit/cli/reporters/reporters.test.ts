import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { reporters } from '../../../../src/cli/reporters/reporters.ts';
import type { Problem } from '../../../../src/model/problem.ts';

const problems: Problem[] = [
  {
    severity: 'error',
    code: 'dead-link',
    message: 'There is no page or file at "/a,b:100%<&>"\nreally',
    hint: 'Did you mean "/b"?',
    file: 'guides/ü b.mdx',
    line: 7,
    column: 3,
  },
  { severity: 'warning', code: 'unknown-key', message: 'Unknown key \u0001', file: 'docs.json', line: 2 },
  { severity: 'warning', code: 'unknown-key', message: 'Unknown key \u0001', file: 'docs.json', line: 9 },
  { severity: 'warning', code: 'no-repository', message: 'No repository' },
];
const report = (name: string, found: Problem[] = problems): string =>
  reporters[name]!(
    { pages: 3, problems: found },
    { version: '1.2.3', prefix: 'docs/', now: '2026-01-02T03:04:05.678Z' },
  );

test('JSON holds counts and every problem', () => {
  expect(JSON.parse(report('json'))).toEqual({
    pages: 3,
    errors: 1,
    warnings: 3,
    problems: problems.map((problem) => ({ ...problem })),
  });
});

test('annotations of GitHub are one line each, with what would end them escaped', () => {
  expect(report('github').split('\n')).toEqual([
    '::error file=docs/guides/ü b.mdx,line=7,col=3,title=dead-link::There is no page or file at "/a,b:100%25<&>"%0Areally. Did you mean "/b"?',
    '::warning file=docs/docs.json,line=2,title=unknown-key::Unknown key �',
    '::warning file=docs/docs.json,line=9,title=unknown-key::Unknown key �',
    '::warning title=no-repository::No repository',
    '',
  ]);
});

test('a fault that stands in many places says so wherever a text is shown', () => {
  const places = ['a.mdx', 'b.mdx', 'c.mdx', 'd.mdx'].map((file) => ({ file, line: 2 }));
  const many: Problem[] = [{ severity: 'error', code: 'unknown-key', message: 'No', file: 'a.mdx', line: 2, places }];
  for (const name of ['github', 'gitlab', 'junit', 'sarif'])
    expect(report(name, many)).toContain('No. In 4 places: a.mdx:2, b.mdx:2, c.mdx:2, and 1 more');
});

test('issues of GitLab have all that its format asks for, and fingerprints that stay when lines move', () => {
  const issues = JSON.parse(report('gitlab')) as { fingerprint: string; location: object }[];
  expect(issues).toHaveLength(4);
  expect(issues[0]).toMatchObject({
    check_name: 'dead-link',
    severity: 'major',
    location: { path: 'docs/guides/ü b.mdx', lines: { begin: 7 } },
  });
  expect(issues[3]!.location).toEqual({ path: 'docs/docs.json', lines: { begin: 1 } });
  expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(4);
  const moved = JSON.parse(report('gitlab', [{ ...problems[0]!, line: 70 }])) as typeof issues;
  expect(moved[0]!.fingerprint).toBe(issues[0]!.fingerprint);
});

test('SARIF keeps to its schema', () => {
  const require = createRequire(import.meta.url);
  const schemaFile = require.resolve('@microsoft/jest-sarif').replace(/lib\/.*$/, 'lib/schemas/sarif-2.1.0-rtm.5.json');
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')) as object);
  for (const found of [problems, []]) {
    validate(JSON.parse(report('sarif', found)));
    expect(validate.errors).toBeNull();
  }
});

test('JUnit counts failures, and holds no character that XML forbids', () => {
  const xml = report('junit');
  expect(xml).toContain('<testsuite id="0" package="docwright" name="docs/guides/ü b.mdx"');
  expect(xml.match(/<failure /g)).toHaveLength(1);
  expect(xml.match(/<testcase /g)).toHaveLength(4);
  expect(xml).toContain('failures="1" errors="0"');
  expect(xml).toContain('/a,b:100%&lt;&amp;&gt;');
  expect(xml).not.toContain('\u0001');
});
