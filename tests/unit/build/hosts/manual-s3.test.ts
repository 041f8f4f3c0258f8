import { expect, test } from 'vitest';
import { headersOfPath } from '../../../../src/base/http/header-paths.ts';
import type { HeaderRule } from '../../../../src/model/host.ts';
import { readManualExamples } from '../../cli/manual-examples.ts';

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

const rules: HeaderRule[] = [
  { scope: 'markdown', name: 'Content-Type', value: 'text/markdown; charset=utf-8' },
  { scope: 'text', name: 'Content-Type', value: 'text/plain; charset=utf-8' },
  { scope: 'catalog', name: 'Content-Type', value: 'application/linkset+json' },
  { scope: 'hashed', name: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
];

test.each([
  'index.html',
  'guides/install.md',
  'llms.txt',
  '.well-known/api-catalog',
  'images/logo.svg',
  ...['js', 'css', 'svg', 'woff2'].map((ending) => `_docwright/start.Ab12Cd34.${ending}`),
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
