import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DocsError } from '../../../../src/base/errors/docs-error.ts';
import { findConfigFile } from '../../../../src/read/site/find-config-file.ts';

const repository = mkdtempSync(join(tmpdir(), 'docwright-config-'));
const site = join(repository, 'docs');
mkdirSync(site);
mkdirSync(join(repository, 'node_modules/other'), { recursive: true });
writeFileSync(join(site, 'docs.json'), '{}');
writeFileSync(join(site, 'index.mdx'), '');
writeFileSync(join(repository, 'node_modules/docs.json'), '{}');

afterAll(() => rmSync(repository, { recursive: true, force: true }));

function told(folder: string): string[] {
  try {
    return [findConfigFile(folder)];
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    return error.problems.map(({ message, hint }) => `${message}. ${hint}`);
  }
}

test('names the folder that is meant where another one is given', () => {
  const unknown = 'Specify the folder that contains docs.json, or create a site with: docwright new my-docs';
  expect(told(site)).toEqual(['docs.json']);
  expect(told(repository)).toEqual([
    `There is no docs.json in ${repository}. Specify the folder that contains it: ${site}`,
  ]);
  expect(told(join(site, 'docs.json'))).toEqual([
    `${join(site, 'docs.json')} is a file, not a folder. Specify the folder that contains it: ${site}`,
  ]);
  expect(told(join(site, 'index.mdx'))).toEqual([`${join(site, 'index.mdx')} is a file, not a folder. ${unknown}`]);
  expect(told(join(repository, 'gone'))).toEqual([`There is no folder ${join(repository, 'gone')}. ${unknown}`]);
});

test('a file in other letters is none, also where the system finds it by this name', () => {
  const other = join(repository, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'Docs.json'), '{}');
  expect(told(other)).toEqual([`There is no docs.json in ${other}. Rename Docs.json to docs.json`]);
});
