import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerMemberFile } from '../../../../../src/service/server/files/answer-member-file.ts';

let folder = '';
const bytes = new Uint8Array(1000).map((_, index) => index % 251);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-member-'));
  writeFileSync(join(folder, 'clip.mp4'), bytes);
  writeFileSync(join(folder, 'large.mp4'), Buffer.alloc(9_000_000, 'x'));
  writeFileSync(join(folder, 'index.html'), `<p>NAME</p>${'<p>text</p>'.repeat(200)}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function ask(
  name: string,
  headers: Record<string, string> = {},
  { reader = null, method = 'GET' }: { reader?: string | null; method?: string } = {},
): Promise<Response> {
  const personalise = reader === null ? null : (text: string): string => text.replace('NAME', reader);
  return answerMemberFile(new Request('https://docs.example.com/x', { method, headers }), {
    path: join(folder, name),
    status: 200,
    personalise,
    isCurrent: () => Promise.resolve(true),
  });
}

test.each(['clip.mp4', 'large.mp4'])(
  'a part of a file is given, and what is past its end refused: %s',
  async (name) => {
    const part = await ask(name, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-length'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      '10',
      10,
    ]);
    expect(part.headers.get('content-range')).toMatch(/^bytes 10-19\/\d+$/);
    expect((await ask(name, { range: 'bytes=99999999-' })).status).toBe(416);
    const outdated = await ask(name, { range: 'bytes=10-19', 'if-range': '"other"' });
    expect(outdated.status).toBe(200);
    await outdated.body?.cancel();
  },
);

test('a picture that the reader has is not sent again, and no cache on the way keeps it', async () => {
  const first = await ask('clip.mp4');
  expect([first.headers.get('cache-control'), first.headers.get('accept-ranges')]).toEqual([
    'private, no-cache',
    'bytes',
  ]);
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(bytes);
  const conditions: Record<string, string>[] = [
    { 'if-none-match': first.headers.get('etag')! },
    { 'if-modified-since': first.headers.get('last-modified')! },
  ];
  for (const condition of conditions) {
    const again = await ask('clip.mp4', condition);
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

test('a page has a tag of its own for every reader, and is kept by nobody', async () => {
  const [ada, bob] = [await ask('index.html', {}, { reader: 'Ada' }), await ask('index.html', {}, { reader: 'Bob' })];
  expect([ada.headers.get('cache-control'), ada.headers.get('last-modified')]).toEqual(['private, no-store', null]);
  expect([await ada.text(), await bob.text()]).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Bob'),
  ]);
  expect(ada.headers.get('etag')).not.toBe(bob.headers.get('etag'));
  expect((await ask('index.html', { 'if-none-match': ada.headers.get('etag')! }, { reader: 'Ada' })).status).toBe(304);
  expect((await ask('index.html', { 'if-none-match': ada.headers.get('etag')! }, { reader: 'Bob' })).status).toBe(200);
  const packed = await ask('index.html', { 'accept-encoding': 'gzip' }, { reader: 'Ada' });
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain('Ada');
  expect(packed.headers.get('etag')).not.toBe(ada.headers.get('etag'));
});

test('HEAD tells what GET would, and a file that a new build took away is asked for again', async () => {
  const head = await ask('clip.mp4', {}, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
  await expect(ask('gone.mp4')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
});
