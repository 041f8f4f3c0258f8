import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { validateDescriptions } from '../../../../src/build/validate/validate-descriptions.ts';
import type { Site } from '../../../../src/model/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-validate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one thread goes on from description to description until one of them stops it', async () => {
  const script = join(folder, 'worker.mjs');
  writeFileSync(
    script,
    `import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', async ({ id }) => {
  if (id === 'slow') return;
  if (id === 'torn') throw new Error('It broke');
  parentPort.postMessage([{ severity: 'error', code: 'openapi-invalid', message: String(threadId), file: id }]);
});`,
  );
  const apis = ['a', 'b', 'torn', 'c', 'slow', 'd', 'empty'].map((id) => ({
    id,
    kind: 'openapi',
    operations: id === 'empty' ? [] : [{}],
    webhooks: [],
    channels: [],
  }));
  const site = { apis, problems: [] } as unknown as Site;
  const options = { folder, script: pathToFileURL(script), isUntrusted: false, timeLimit: 3000 };
  const told = (await validateDescriptions(site, options)).map(({ file, code, message }) => [file, code, message]);
  const [first, second, , third, , fourth] = told.map(([, , message]) => message);
  expect(told).toEqual([
    ['a', 'openapi-invalid', first],
    ['b', 'openapi-invalid', first],
    ['torn', 'not-validated', 'This API description could not be validated: It broke'],
    ['c', 'openapi-invalid', third],
    ['slow', 'not-validated', 'This API description could not be validated: it takes longer than 3 seconds'],
    ['d', 'openapi-invalid', fourth],
  ]);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test('what a validator loads is no warning of ours', () => {
  const script = join(folder, 'old.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
import 'punycode';
parentPort.on('message', () => parentPort.postMessage([]));`,
  );
  const program = join(folder, 'program.mjs');
  const source = join(import.meta.dirname, '../../../../src/build/validate/validate-descriptions.ts');
  writeFileSync(
    program,
    `import { pathToFileURL } from 'node:url';
import { validateDescriptions } from ${JSON.stringify(pathToFileURL(source).href)};
const api = { id: 'a', kind: 'openapi', operations: [{}], webhooks: [], channels: [] };
const options = { folder: '.', script: pathToFileURL(${JSON.stringify(script)}), isUntrusted: false };
console.log(await validateDescriptions({ apis: [api], problems: [] }, options));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('[]');
  expect(stderr).not.toContain('punycode');
});
