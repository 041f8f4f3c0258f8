import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/model/problem.ts';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { validateAsyncApi } from '../../../../src/read/asyncapi/validate-asyncapi.ts';

const folder = join(import.meta.dirname, '../../../fixtures/asyncapi/validate');

async function validate(name: string): Promise<{ problems: Problem[]; read: string[] }> {
  const text = readFileSync(join(folder, name), 'utf8');
  const read: string[] = [];
  const readRef = async (location: string): Promise<string> => {
    read.push(location);
    return 'tick: { payload: { type: object } }';
  };
  const { problems: known } = await parseAsyncApi({ id: `api/${name}`, text, readRef });
  read.length = 0;
  return { problems: await validateAsyncApi({ id: `api/${name}`, text, readRef, known }), read };
}

test('a sound description has no errors', async () => {
  const { problems } = await validate('sound.yaml');
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
}, 30_000);

test('errors stand at their lines; what was reported before is not said again', async () => {
  const { problems, read } = await validate('wrong.yaml');
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(
    errors.map(({ code, message, file, line, key }) => `${code} ${file}:${line} ${key} ${message}`),
  ).toMatchInlineSnapshot(`
    [
      "asyncapi-document-resolved api/wrong.yaml:2 #/info "info" property must have required property "version"",
      "asyncapi-document-resolved api/wrong.yaml:7 #/channels/ticks/bogus Property "bogus" is not expected to be here",
    ]
  `);
  expect(read).toContain('api/parts.yaml');
}, 30_000);
