import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    { kind: 'text', name: 'b', value: '%s\\n', contentType: 'text/plain' },
  );
  const { words, input, errors } = run(request);
  expect(errors).toBe('');
  expect(words.slice(2)).toEqual([
    '-H',
    'Content-Type: multipart/form-data; boundary=form-boundary',
    '--data-binary',
    '@-',
  ]);
  expect(input).toBe(
    '--form-boundary\r\nContent-Disposition: form-data; name="a=@/etc/hostname;type"\r\n\r\nit\'s\r\n' +
      '--form-boundary\r\nContent-Disposition: form-data; name="b"\r\nContent-Type: text/plain\r\n\r\n%s\\n\r\n' +
      '--form-boundary--\r\n',
  );
});

// A shell ends an argument at its first null character.
test('what curl cannot be told of a form comes by standard input, files among it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const filename = join(folder, "-o'k$(id).txt");
  writeFileSync(filename, 'bytes');
  const { input, errors } = run(
    parts({ kind: 'text', name: 'a', value: 'b\0c' }, { kind: 'file', name: 'd', file: { filename } }),
  );
  rmSync(folder, { recursive: true });
  expect(errors).toBe('');
  expect(input).toContain('name="a"\r\n\r\nb\0c\r\n');
  expect(input).toContain('\r\n\r\nbytes\r\n--form-boundary--\r\n');
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

test('no value of a part means something to curl', () => {
  const values = ['@a', '<a', '(a', '"a"', 'a;b'];
  const { words } = run(parts(...values.map((value) => ({ kind: 'text' as const, name: 'n', value }))));
  expect(words.slice(2)).toEqual(values.flatMap((value) => ['--form-string', `n=${value}`]));
});

test('a form without parts is sent by its method', () => {
  expect(run(parts()).words.slice(0, 3)).toEqual(['--fail-with-body', '-X', 'POST']);
});
