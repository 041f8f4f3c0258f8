import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerChallenge } from '../../../../../src/browser/playground/transport/answer-challenge.ts';
import { md5 } from '../../../../../src/browser/playground/transport/md5.ts';
import type { HttpRequest } from '../../../../../src/model/http.ts';

/** RFC 7616, section 3.9.1. */
const request: HttpRequest = {
  method: 'GET',
  url: 'http://www.example.org/dir/index.html',
  headers: [],
  cookies: [],
  body: null,
};
const options = {
  request,
  login: { username: 'Mufasa', password: 'Circle of Life' },
  clientNonce: 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
};
const challenge = (algorithm: string) =>
  `Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=${algorithm}, ` +
  'nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"';

test.each([
  ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
  ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
])('answers the challenge of RFC 7616 by %s', async (algorithm, response) => {
  expect(await answerChallenge(challenge(algorithm), options)).toBe(
    'Digest username="Mufasa", realm="http-auth@example.org", ' +
      'nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", uri="/dir/index.html", ' +
      `response="${response}", algorithm=${algorithm}, ` +
      'opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS", qop=auth, nc=00000001, ' +
      'cnonce="f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ"',
  );
});

test('finds the best of several challenges, wherever they stand', async () => {
  const header = `Basic realm="a, Digest b", ${challenge('MD5')}, Negotiate, ${challenge('SHA-256')}, Bearer`;
  expect(await answerChallenge(header, options)).toContain('algorithm=SHA-256');
});

test('answers as RFC 2069 says where a server offers nothing newer', async () => {
  const hash = (text: string) => createHash('md5').update(text).digest('hex');
  const answer = await answerChallenge('Digest realm="r", nonce="n"', options);
  const expected = hash(`${hash('Mufasa:r:Circle of Life')}:n:${hash('GET:/dir/index.html')}`);
  expect(answer).toBe(`Digest username="Mufasa", realm="r", nonce="n", uri="/dir/index.html", response="${expected}"`);
});

test.each([
  '',
  'Basic realm="a"',
  'Digest realm="a"',
  'Digest nonce="n", algorithm=SHA-1',
  'Digest nonce="n", qop="auth-int"',
])('leaves "%s" without an answer', async (header) => {
  expect(await answerChallenge(header, options)).toBeNull();
});

test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])('computes MD5 of %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
  expect(md5(bytes)).toBe(createHash('md5').update(bytes).digest('hex'));
});
