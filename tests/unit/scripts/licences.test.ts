import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAllowed, renderLicences } from '../../../scripts/compile/licences.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'docwright-licences-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function addPackage(name: string, files: Record<string, string>): void {
  const folder = join(root, 'node_modules', name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test('every package is named once, with its version and the text of its licence', () => {
  addPackage('@a/one', {
    'package.json': '{ "name": "@a/one", "version": "1.2.3", "license": "MIT" }',
    LICENSE: 'Copyright One',
    // Says no more than how files below it are read.
    'dist/package.json': '{ "type": "module" }',
  });
  addPackage('two', {
    'package.json': '{ "name": "two", "version": "2.0.0", "license": "ISC", "author": "Somebody" }',
  });
  const text = renderLicences(root, [
    'node_modules/two/index.js',
    join(root, 'node_modules/@a/one/dist/a.js'),
    'node_modules/@a/one/dist/b.js',
    'src/own.ts',
  ]);
  expect(text.match(/^\S+ \d+\.\d+\.\d+(?=, )/gm)).toEqual(['@a/one 1.2.3', 'two 2.0.0']);
  expect(text).toContain('Copyright One');
  expect(text).toContain('Copyright Somebody');
});

test('terms that packages share stand once, behind the notices of all of them', () => {
  const terms = [
    'Permission is hereby granted, free of charge, to any person',
    'Permission is hereby granted,\nfree of charge, to any person',
  ];
  for (const [index, name] of ['one', 'two'].entries())
    addPackage(name, {
      'package.json': JSON.stringify({ name, version: '1.0.0', license: 'MIT' }),
      LICENSE: `Copyright ${name}\n\n${terms[index]}`,
    });
  addPackage('three', {
    'package.json': '{ "name": "three", "version": "1.0.0", "license": "MIT" }',
    LICENSE: `Copyright three\n\n${terms[0]}, and to nobody else`,
  });
  const text = renderLicences(
    root,
    ['one', 'two', 'three'].map((name) => `node_modules/${name}/index.js`),
  );
  expect(text).toContain(`Copyright one\n\ntwo 1.0.0, MIT\nCopyright two\n\n${terms[0]}\n`);
  expect(text).toContain(`Copyright three\n\n${terms[0]}, and to nobody else`);
  expect(text.match(/Permission/g)).toHaveLength(2);
});

test('a licence that asks for more stops the making of the package', () => {
  addPackage('three', { 'package.json': '{ "name": "three", "version": "3.0.0", "license": "AGPL-3.0" }' });
  expect(() => renderLicences(root, ['node_modules/three/index.js'])).toThrow('three (AGPL-3.0)');
  expect(isAllowed('(MIT OR GPL-3.0)')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0')).toBe(false);
  expect(isAllowed('(CC-BY-4.0 AND OFL-1.1 AND MIT)')).toBe(true);
});
