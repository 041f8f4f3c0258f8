import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { HttpBody } from '../../../../src/model/http.ts';
import { snippetLanguages } from '../../../../src/shared/snippets/languages.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

const file: HttpBody = { kind: 'file', file: { filename: 'a.txt' } };
const parts: HttpBody = {
  kind: 'multipart',
  parts: [
    { kind: 'text', name: 'n', value: '1' },
    { kind: 'file', name: 'f', file: { filename: 'a.txt', contentType: 'text/csv' } },
  ],
};
const bodies: [string, HttpBody][] = [
  ['a file', file],
  ['parts', parts],
];

// `fetch` throws at a body of these before anything is sent. A server counts, so the program itself tells what it sent.
const server = `
import { createServer } from 'node:http';
const server = createServer(async (request, response) => {
  const chunks = await request.toArray();
  response.end([request.method, request.headers['content-type'], Buffer.concat(chunks)].join(' '), () => server.close());
}).listen(0, '127.0.0.1');
await new Promise((listens) => server.once('listening', listens));
const { port } = server.address();
`;

test.each(
  bodies.flatMap(([name, body]) => ['javascript', 'node', 'typescript'].map((key) => [name, key, body] as const)),
)('a GET with %s is sent by %s', (_, key, body) => {
  const generate = snippetWriter(snippetLanguages.find((language) => language.key === key)!);
  const headers = body.kind === 'file' ? [{ name: 'Content-Type', value: 'text/x-own' }] : [];
  const code = generate({ method: 'GET', url: 'http://127.0.0.1:1/x', headers, cookies: [], body });
  const folder = mkdtempSync(join(tmpdir(), 'fetch-refusals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.txt'), 'hello');
  writeFileSync(
    join(folder, 'run.mts'),
    server + code.replace("'http://127.0.0.1:1/x'", '`http://127.0.0.1:${port}/x`'),
  );
  const sent = execFileSync(process.execPath, ['run.mts'], { cwd: folder, encoding: 'utf8', timeout: 15_000 });
  if (body.kind === 'file') expect(sent).toBe('GET text/x-own hello');
  else expect(sent).toMatch(/^GET multipart\/form-data; boundary=.*name="n".*1.*filename="a.txt".*text\/csv.*hello/s);
});
