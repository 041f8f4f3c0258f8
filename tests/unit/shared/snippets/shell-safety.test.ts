import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { HttpPart, HttpRequest } from '../../../../src/model/http.ts';
import { generate } from '../../../../src/shared/snippets/languages/bash.ts';

const plain: HttpRequest = {
  method: 'POST',
  url: 'https://api.example.com/a',
  headers: [],
  cookies: [],
  body: null,
};

function parts(...list: HttpPart[]): HttpRequest {
  return { ...plain, body: { kind: 'multipart', parts: list } };
}

/** What a shell hands to curl, whose place a function takes: its arguments, then its standard input. */
function run(request: HttpRequest): { words: string[]; input: string; errors: string } {
  const program = `curl() { printf '%s\\0' "$@"; printf 'INPUT\\0'; case "$*" in *@-*) cat;; esac; }\n${generate(request)}`;
  const { stdout, stderr } = spawnSync('bash', ['-c', program], { encoding: 'utf8' });
  const words = stdout.split('\0');
  const end = words.indexOf('INPUT');
  return { words: words.slice(0, end), input: words.slice(end + 1).join('\0'), errors: stderr };
}

// RFC 9110 section 5.6.2: a token may hold what a shell gives a meaning.
test.each(['`id`', 'A|id', 'A&id', '$HOME', "A'B", '*', '~', '#a', '!a'])('the method %s is one word', (method) => {
  const { words, errors } = run({ ...plain, method });
  expect(errors).toBe('');
  expect(words.slice(0, 3)).toEqual(['--fail-with-body', '-X', method]);
});

// curl(1), `--form`: the name ends at the first "=", and "@" or "<" behind it name a file.
test('the name of a part cannot make curl read a file', () => {
  const request = parts(
    { kind: 'text', name: 'a=@/etc/hostname;type', value: "it's" },
    { kind: 'text', name: 'b=<x', value: '%s\\n', contentType: 'text/plain' },
    { kind: 'file', name: 'f=@/etc/hostname', file: { filename: "o'k.txt" } },
  );
  const { words, errors } = run(request);
  expect(errors).toBe('');
  expect(words.slice(2)).toEqual([
    '-F',
    "a%3D@/etc/hostname;type=it's",
    '-F',
    'b%3D<x=%s\\n;type=text/plain',
    '-F',
    "f%3D@/etc/hostname=@o'k.txt",
  ]);
});

// curl(1), `--data-urlencode`: "=content" sends the content without the "=", "name@filename" reads a file.
test('fields of a form keep their names, whatever these hold', () => {
  const fields = ['', '@/etc/hostname', 'a=b', 'a@b'].map((name) => ({ name, value: 'x y=@1' }));
  const { words, errors } = run({ ...plain, body: { kind: 'form', fields } });
  expect(errors).toBe('');
  expect(words.slice(2)).toEqual([
    '-d',
    '=x%20y%3D%401',
    '--data-urlencode',
    '%40%2Fetc%2Fhostname=x y=@1',
    '--data-urlencode',
    'a%3Db=x y=@1',
    '--data-urlencode',
    'a%40b=x y=@1',
  ]);
});

// curl, `formparse.c`: a part without a name that is ")" ends a group.
test('no value of a part means something to curl', () => {
  const values = ['@a', '<a', '(a', ')', '"a"', 'a;b'];
  const { words } = run(parts(...values.map((value) => ({ kind: 'text' as const, name: '', value }))));
  expect(words.slice(2)).toEqual(values.flatMap((value) => ['--form-string', `=${value}`]));
});

test('a form without parts is sent by its method', () => {
  expect(run(parts()).words.slice(0, 3)).toEqual(['--fail-with-body', '-X', 'POST']);
});
