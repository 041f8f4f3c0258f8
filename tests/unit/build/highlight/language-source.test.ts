import { expect, test } from 'vitest';
import { createLanguageSource } from '../../../../src/build/highlight/language-source.ts';

const { resolve } = createLanguageSource([]);

test.each([
  ['env', 'dotenv'],
  ['.env', 'dotenv'],
  ['curl', 'shellscript'],
  ['gradle', 'groovy'],
  ['gitignore', 'ini'],
  ['golang', 'go'],
  ['sol', 'solidity'],
  ['pycon', 'python'],
  ['conf', 'ini'],
  ['jinja2', 'jinja'],
  ['ignore', 'ini'],
  ['rust,ignore', 'rust'],
  ['javascript"', 'javascript'],
  ['bash=', 'shellscript'],
  ['ndjson', 'jsonl'],
  ['Octave', 'matlab'],
  ['mysql', 'sql'],
  ['npm', 'shellscript'],
  ['docker-compose', 'yaml'],
  ['http-request', 'http'],
  ['C#', 'csharp'],
  ['node.js', 'javascript'],
  ['objectivec', 'objective-c'],
])('%s is coloured as %s', (written, name) => {
  expect(resolve(written)).toBe(name);
});

test.each(['output', 'response', 'promql', 'redis', 'rego', 'caddy', 'url', '~', 'constructor'])(
  '%s is plain text',
  (written) => {
    expect(resolve(written)).toBeNull();
  },
);
