import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainMissingModel, findModel } from '../../../../src/service/embeddings/find-model.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'docwright-model-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function addPackage(path: string, manifest: object, files: string[] = []): string {
  const place = join(folder, path);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
  for (const file of files) writeFileSync(join(place, file), '');
  return place;
}

const files = ['model.onnx', 'tokenizer.json'];

test('the model is the package of the same version, beside Docwright or where the command runs', () => {
  const packageFolder = addPackage('global/docwright', { version: '2.0.0' });
  expect(findModel({ packageFolder, folders: [folder] })).toBeNull();
  const model = addPackage('node_modules/@docwright/model', { version: '2.0.0' }, files);
  expect(findModel({ packageFolder, folders: [folder] })).toBe(model);
  expect(findModel({ packageFolder, folders: [] })).toBe(model);
  const own = addPackage('global/docwright/lib/model', { version: '2.0.0' }, files);
  expect(findModel({ packageFolder, folders: [folder] })).toBe(own);
});

test('another version, and one that is not whole, is none, and the way to the right one is said', () => {
  const packageFolder = addPackage('node_modules/docwright', { version: '2.1.0' });
  addPackage('node_modules/@docwright/model', { version: '2.0.0' }, files);
  expect(findModel({ packageFolder, folders: [] })).toBeNull();
  addPackage('node_modules/@docwright/model', { version: '2.1.0' });
  rmSync(join(folder, 'node_modules/@docwright/model/model.onnx'));
  expect(findModel({ packageFolder, folders: [] })).toBeNull();
  expect(explainMissingModel(packageFolder)).toContain('npm install @docwright/model@2.1.0');
});
