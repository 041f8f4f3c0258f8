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

test('a fault is told once, and not why its place holds no other kind of message or security scheme', async () => {
  const { problems } = await validate('kinds.yaml');
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ line, key, message }) => `${line} ${key} ${message}`)).toMatchInlineSnapshot(`
    [
      "8 #/channels/list/publish/message/oneOf/0/heading Property "heading" is not expected to be here",
      "9 #/channels/list/publish/message/oneOf/1/payload/type "type" property must be equal to one of the allowed values: "array", "boolean", "integer", "null", "number", "object", "string". Did you mean "string"?",
      "10 #/channels/list/publish/message/oneOf/2/examples/0/bad Property "bad" is not expected to be here",
      "13 #/channels/one/subscribe/message/foo Property "foo" is not expected to be here",
      "16 #/components/messages/Both/name Property "name" is not expected to be here",
      "19 #/components/securitySchemes/unknown/type "type" property must be one of "userPassword", "X509", "symmetricEncryption", "asymmetricEncryption", "plain", "scramSha256", "scramSha512", "gssapi", "apiKey", "http", "httpApiKey", "oauth2", "openIdConnect"",
      "20 #/components/securitySchemes/http "http" property must have required property "scheme"",
      "20 #/components/securitySchemes/http/x Property "x" is not expected to be here",
      "21 #/components/securitySchemes/bearer/name Property "name" is not expected to be here",
      "22 #/components/securitySchemes/key/in "in" property must be one of "user", "password"",
      "22 #/components/securitySchemes/key/name Property "name" is not expected to be here",
      "23 #/components/securitySchemes/header/in "in" property must be one of "header", "query", "cookie"",
      "24 #/components/securitySchemes/oauth "oauth" property must have required property "flows"",
      "25 #/components/securitySchemes/flows/flows/implicit "implicit" property must have required property "scopes"",
      "26 #/components/securitySchemes/discovery "discovery" property must have required property "openIdConnectUrl"",
    ]
  `);
}, 30_000);
