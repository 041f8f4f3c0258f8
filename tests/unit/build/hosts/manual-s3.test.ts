import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { headerPaths, headersOfPath } from '../../../../src/base/http/header-paths.ts';
import { buildHeaderRules } from '../../../../src/build/outputs/header-rules.ts';
import { readManualExamples } from '../../cli/manual-examples.ts';
import { apiDocument, testSite } from '../outputs/test-site.ts';

interface Upload {
  /** Of the paths it covers; all where it names none. */
  patterns: RegExp[];
  headers: Record<string, string>;
}

/** The uploads of the manual's steps for S3: of each file, the last one that covers it counts. */
function readUploads(): Upload[] {
  const recipes = readManualExamples().filter(({ place }) => place.startsWith('publish/hosting/amazon-s3.mdx'));
  const commands = recipes
    .flatMap(({ code }) => code.replaceAll('\\\n', '').split('\n'))
    .filter((line) => line.startsWith('aws s3 '));
  return commands.map((command) => ({
    patterns: [...command.matchAll(/--include "([^"]+)"/g)].map(([, pattern]) => patternOf(pattern!)),
    headers: Object.fromEntries(
      [...command.matchAll(/--(content-type|cache-control) "([^"]+)"/g)].map(([, name, value]) => [name!, value!]),
    ),
  }));
}

/** An asterisk stands for any text, slashes included. */
function patternOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
}

const rules = buildHeaderRules(testSite({ apis: [apiDocument({ id: 'api.yaml' })] })).filter(({ name }) =>
  ['Content-Type', 'Cache-Control'].includes(name),
);
const hashed = headerPaths.hashed.map((path) => path.slice(1));

test.each([
  'index.html',
  'guides/install.md',
  'llms.txt',
  '.well-known/api-catalog',
  'images/logo.svg',
  ...hashed.map((pattern) => pattern.replace('*', 'start.Ab12Cd34')),
  '_docwright/site.json',
  '_docwright/sidebar/tab-api.html',
  '_docwright/search/manifest.json',
])('the steps for S3 give %s the headers that it has elsewhere, at any base path', (path) => {
  const wanted = { 'cache-control': 'public, max-age=0, must-revalidate', ...headersOfPath(rules, `/${path}`) };
  for (const base of ['', 'docs/']) {
    const covering = readUploads().filter(
      ({ patterns }) => patterns.length === 0 || patterns.some((pattern) => pattern.test(`${base}${path}`)),
    );
    expect(covering.at(-1)?.headers).toEqual(wanted);
  }
});

test('the manual names the files that hosts may cache for good', () => {
  const manual = readFileSync(resolve(import.meta.dirname, '../../../../example-site/publish/hosting.mdx'), 'utf8');
  const [row = ''] = /^\| Files to cache for good \|.+/m.exec(manual) ?? [];
  const named = [...row.matchAll(/`(\.\w+)`/g)].map(([, ending]) => `_docwright/*${ending}`);
  expect(named).toEqual(hashed);
});
