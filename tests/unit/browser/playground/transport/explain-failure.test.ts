import { expect, test } from 'vitest';
import { playground as texts } from '../../../../../src/base/languages/texts/en.ts';
import { direct, throughProxy } from '../../../../../src/browser/playground/transport/address-call.ts';
import { explainFailure } from '../../../../../src/browser/playground/transport/explain-failure.ts';
import { downloadName, responseKind } from '../../../../../src/browser/playground/transport/response-kind.ts';
import { refusal } from '../../../../../src/browser/playground/transport/send-request.ts';
import type { HttpRequest } from '../../../../../src/model/http.ts';

const page = 'https://docs.example.com/page';

function request(url: string, rest: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', url, headers: [], cookies: [], body: null, ...rest };
}

test('tells refusal by the API from a server that is not there', () => {
  const url = 'https://api.example.com/users';
  expect(explainFailure({ kind: 'refused', url, page }, texts)).toMatchSnapshot();
  expect(explainFailure({ kind: 'unreachable', url }, texts)).toMatchSnapshot();
});

test('says beforehand what no page can send', () => {
  const said = (sent: HttpRequest, proxy: string | null = null) => {
    const reason = refusal(sent, page, proxy);
    return reason && explainFailure(reason, texts).text;
  };
  expect(said(request('https://api.example.com/users/{id}/{part}?q={x}'))).toBe(
    'The address needs a value for id, part.',
  );
  expect(said(request('https://api.example.com/', { body: { kind: 'text', text: 'x' } }))).toBe(
    'Browsers do not send a body with GET.',
  );
  expect(said(request('javascript:alert(1)'))).toContain('not an address that a page can call');
  expect(said(request('http://api.example.com/'))).toContain('uses http.');
  expect(said(request('http://api.example.com/'), 'https://docs.example.com')).toBeNull();
  expect(said(request('http://localhost:3000/'))).toBeNull();
  expect(said(request('https://api.example.com/', { method: 'TRACE' }))).toContain('TRACE');
});

test('says why the service refused, in its own words where they say more', () => {
  const said = (code: string) =>
    explainFailure({ kind: 'proxy', code, message: 'Words of {server}.', url: 'https://api.example.com/users' }, texts);
  expect(said('not-found')).toMatchObject({
    text: 'The service of this site finds no server at https://api.example.com.',
    detail: '',
  });
  expect(said('bad-answer')).toMatchObject({
    text: expect.stringContaining('cannot read'),
    detail: 'Words of {server}.',
  });
  expect(said('of-a-later-version')).toMatchObject({ text: '', detail: 'Words of {server}.' });
  expect(said('constructor')).toMatchObject({ text: '', detail: 'Words of {server}.' });
});

test('sends through the service with the target in a header, and cookies that pages may not set', () => {
  const call = {
    url: 'https://api.example.com/a?b=1',
    init: {
      method: 'PUT',
      headers: [
        ['X-A', '1'],
        ['Cookie', 'a=1'],
      ] as [string, string][],
      body: 'x',
    },
  };
  expect(throughProxy(call, 'https://docs.example.com')).toEqual({
    url: 'https://docs.example.com/_docwright/proxy',
    init: {
      method: 'PUT',
      body: 'x',
      credentials: 'include',
      headers: [
        ['X-A', '1'],
        ['X-Docwright-Cookie', 'a=1'],
        ['X-Docwright-Target', 'https://api.example.com/a?b=1'],
      ],
    },
  });
  expect([direct(call, true).init.credentials, direct(call, false).init.credentials]).toEqual(['include', 'omit']);
});

test.each([
  ['application/problem+json; charset=utf-8', 'json'],
  ['text/event-stream', 'events'],
  ['application/x-ndjson', 'lines'],
  ['image/svg+xml', 'image'],
  ['video/mp4', 'video'],
  ['application/xml', 'text'],
  ['', 'text'],
  ['application/pdf', 'file'],
])('shows %s as %s', (type, kind) => {
  expect(responseKind(type)).toBe(kind);
});

test('names a download', () => {
  const name = (disposition: string | null, url = 'https://a.example/files/report', contentType = 'application/pdf') =>
    downloadName({ url, disposition, contentType });
  expect(name(null)).toBe('report.pdf');
  expect(name('attachment; filename="../x/y.csv"')).toBe('.._x_y.csv');
  expect(name(null, 'https://a.example/', 'text/plain')).toBe('response.txt');
});
